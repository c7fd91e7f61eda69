import { administrationMessages } from '../messages/administration.ts';
import { usePortal } from './portal.ts';
import { useCall } from './use-call.ts';
import { useCallMutation } from './use-call-mutation.ts';

/** Where submitted orders go. */
export function useDestinations() {
  const { data, error, reload } = useCall('destinations/list', {});
  return { list: data ?? null, failed: error !== null, onRetry: reload };
}

/** What could not be delivered to a destination, and sending it again. */
export function useUndelivered(destination: string) {
  const { messages } = usePortal();
  const { data, error, reload } = useCall('destinations/undelivered', { destination, page: 0 });
  const { send, pending } = useCallMutation('destinations/replay', {
    reloads: ['destinations/list', 'destinations/undelivered'],
  });
  return {
    events: data?.events ?? [],
    failed: error !== null,
    onRetry: reload,
    busy: pending,
    /** Sends an order or event again; with null everything undeliverable. Resolves to the problems, if any. */
    async onReplay(what: string | null) {
      const outcome = await send({ destination, what });
      if (!outcome.ok) {
        if (what === null) messages.show(outcome.error.message, 'warning');
        return outcome.error.problems;
      }
      messages.show(administrationMessages.replayed(outcome.data.deliveries));
      return [];
    },
  };
}
