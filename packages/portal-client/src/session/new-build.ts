import type { Transport } from '../transport/types.ts';

export interface NewBuildSettings {
  readonly transport: Pick<Transport, 'call'>;
  /** Of this page. */
  readonly build: number;
  /** Lives as long as the tab and outlives a reload. */
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>;
  readonly reload: () => void;
  /** Nobody has pressed or typed anything since the page was loaded. */
  readonly untouched: () => boolean;
}

const key = 'portal-reloaded-for';

/**
 * PING-03: when a part of the app cannot be loaded, reloads the page where the server has another build, or where nobody has done
 * anything in it yet; once for each build, so never in a loop. A browser that cannot remember that it did so does not reload. Answers
 * whether it reloads.
 */
export async function reloadForNewBuild(settings: NewBuildSettings): Promise<boolean> {
  const { transport, build, storage, reload, untouched } = settings;
  const answer = await transport.call('get_vue_build', {});
  if (!answer.ok) return false;
  const served = String(answer.data.vue_build_number);
  try {
    if ((served === String(build) && !untouched()) || storage.getItem(key) === served) return false;
    storage.setItem(key, served);
  } catch {
    return false;
  }
  reload();
  return true;
}
