import { loadsMessages } from '../messages/loads.ts';
import { useCall } from './use-call.ts';
import { useCallMutation } from './use-call-mutation.ts';

/** Loads the files that wait in the watched folder or the bucket at once. */
export function useLoadNow() {
  const { data, error, reload } = useCall('data/waiting-files', {}, { dedupingInterval: 0 });
  const { send, pending } = useCallMutation('data/load-now', { reloads: ['data/feeds', 'data/loads'] });
  return {
    /** Null until loaded. */
    waiting: data ?? null,
    failed: error !== null,
    onRetry: reload,
    pending,
    /** Resolves to the load that reads them, or to why there is none. */
    async onLoad(from: 'folder' | 'bucket', mode: 'full' | 'delta'): Promise<number | string> {
      const outcome = await send({ from, mode });
      if (!outcome.ok) return outcome.error.messageOr(loadsMessages.nowFailed);
      const { is_same, load_id } = outcome.data;
      return is_same ? loadsMessages.same(load_id) : load_id;
    },
  };
}
