import { EmptyState, ErrorState, Heading, Skeleton } from '@portal/design-system';
import type { DestinationRow } from '@portal/domain/administration';
import { useCall, useCallMutation, usePortal } from '@portal/portal-client/react';
import { DestinationPanel, DestinationTable } from '@portal/portal-widgets';
import { useState } from 'react';
import { useSpacing } from '../../look/use-look.ts';
import { administrationMessages } from '../../messages/administration.ts';
import * as css from './DataScreen.css.ts';

const { destinations: messages } = administrationMessages;

function Panel({ destination }: { destination: DestinationRow }) {
  const { messages: notices } = usePortal();
  const { data, error, reload } = useCall('destinations/undelivered', { destination: destination.name, page: 0 });
  const { send, pending } = useCallMutation('destinations/replay', {
    reloads: ['destinations/list', 'destinations/undelivered'],
  });
  const replay = async (what: string | null) => {
    const outcome = await send({ destination: destination.name, what });
    if (!outcome.ok) {
      if (what === null) notices.show(outcome.error.message, 'warning');
      return outcome.error.problems;
    }
    notices.show(messages.replayed(outcome.data.deliveries));
    return [];
  };
  if (error) return <ErrorState title={messages.eventsFailed} onRetry={reload} />;
  return <DestinationPanel destination={destination} events={data?.events ?? []} busy={pending} onReplay={replay} />;
}

/** Where submitted orders go: queues, last answers, and sending again. */
export function DestinationsSection() {
  const spacing = useSpacing();
  const [open, setOpen] = useState<string | null>(null);
  const { data, error, reload } = useCall('destinations/list', {});
  const destinations = data?.destinations ?? [];
  return (
    <>
      <div className={css.bar}>
        <Heading level={1}>{messages.title}</Heading>
        {data && data.unqueued > 0 ? <span className={css.fact}>{messages.unqueued(data.unqueued)}</span> : null}
        {data && data.systems.length > 0 ? <span className={css.fact}>{messages.systems(data.systems)}</span> : null}
      </div>
      {data ? (
        <DestinationTable
          destinations={destinations}
          spacing={spacing}
          open={open}
          onOpen={setOpen}
          panel={(name) => {
            const destination = destinations.find((each) => each.name === name);
            return destination ? <Panel destination={destination} /> : null;
          }}
          empty={<EmptyState title={messages.none}>{messages.noneHint}</EmptyState>}
        />
      ) : error ? (
        <ErrorState title={messages.loadFailed} onRetry={reload} />
      ) : (
        <Skeleton width="full" />
      )}
    </>
  );
}
