import { getVueBuild } from '@portal/domain/contract';
import type { Transport } from '../transport/types.ts';

export interface NewBuildSettings {
  readonly transport: Pick<Transport, 'call'>;
  /** Of this page. */
  readonly build: number;
  /** Lives as long as the tab and outlives a reload. */
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>;
  readonly reload: () => void;
}

const key = 'portal-reloaded-for';

/**
 * PING-03: when a part of the app cannot be loaded, reloads the page where the server has another build; once for each of those, so
 * never in a loop. A browser that cannot remember that it did so does not reload. Answers whether it reloads.
 */
export async function reloadForNewBuild({ transport, build, storage, reload }: NewBuildSettings): Promise<boolean> {
  const answer = await transport.call(getVueBuild, {});
  if (!answer.ok) return false;
  const served = String(answer.data.vue_build_number);
  try {
    if (served === String(build) || storage.getItem(key) === served) return false;
    storage.setItem(key, served);
  } catch {
    return false;
  }
  reload();
  return true;
}
