import type { Transport } from '../transport/types.ts';

export interface NewBuildSettings {
  readonly transport: Pick<Transport, 'call'>;
  /** Build number of this page. */
  readonly build: number;
  /** Survives a reload and ends with the tab. */
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>;
  readonly reload: () => void;
  /** The user has not pressed or typed anything since the page was loaded. */
  readonly untouched: () => boolean;
}

const key = 'portal-reloaded-for';

/**
 * Called when a chunk of the app cannot be loaded. Reloads the page if the server has another build or the user has not touched the page
 * yet (PING-03); at most once per build, to avoid a loop. Does not reload if the browser cannot store that it did. Returns whether it
 * reloads.
 */
export async function reloadForNewBuild(settings: NewBuildSettings): Promise<boolean> {
  const { transport, build, storage, reload, untouched } = settings;
  const reply = await transport.call('get_vue_build', {});
  if (!reply.ok) return false;
  const served = String(reply.data.vue_build_number);
  try {
    if ((served === String(build) && !untouched()) || storage.getItem(key) === served) return false;
    storage.setItem(key, served);
  } catch {
    return false;
  }
  reload();
  return true;
}
