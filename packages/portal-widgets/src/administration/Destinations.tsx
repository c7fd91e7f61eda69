import { EmptyState, ErrorState, Skeleton, type SpacingName } from '@portal/design-system';
import type { DestinationRow } from '@portal/domain/administration';
import { type ReactNode, useState } from 'react';
import { DataSection } from '../internal/DataSection.tsx';
import { administrationPanelMessages } from '../messages/administration-panels.ts';
import { DestinationPanel, type DestinationPanelProps } from './DestinationPanel.tsx';
import { DestinationTable } from './DestinationTable.tsx';

const { destinations: messages } = administrationPanelMessages;

export interface DestinationsProps {
  /** Null until loaded. */
  readonly list: {
    readonly destinations: readonly DestinationRow[];
    /** Orders that no destination has queued yet. */
    readonly unqueued: number;
    /** Systems that report back. */
    readonly systems: readonly string[];
  } | null;
  readonly failed: boolean;
  readonly onRetry: () => void;
  readonly spacing: SpacingName;
  readonly panel: (destination: DestinationRow) => ReactNode;
}

/** Where submitted orders go: queues, last responses, and sending again. */
export function Destinations({ list, failed, onRetry, spacing, panel }: DestinationsProps) {
  const [open, setOpen] = useState<string | null>(null);
  const facts = [
    ...(list && list.unqueued > 0 ? [messages.unqueued(list.unqueued)] : []),
    ...(list && list.systems.length > 0 ? [messages.systems(list.systems)] : []),
  ];
  return (
    <DataSection title={messages.title} facts={facts}>
      {list ? (
        <DestinationTable
          destinations={list.destinations}
          spacing={spacing}
          open={open}
          onOpen={setOpen}
          panel={(name) => {
            const destination = list.destinations.find((each) => each.name === name);
            return destination ? panel(destination) : null;
          }}
          empty={<EmptyState title={messages.none}>{messages.noneHint}</EmptyState>}
        />
      ) : failed ? (
        <ErrorState title={messages.loadFailed} onRetry={onRetry} />
      ) : (
        <Skeleton width="full" />
      )}
    </DataSection>
  );
}

export interface UndeliveredProps extends DestinationPanelProps {
  readonly failed: boolean;
  readonly onRetry: () => void;
}

/** The open destination, once what could not be delivered has been loaded. */
export function Undelivered({ failed, onRetry, ...panel }: UndeliveredProps) {
  return failed ? <ErrorState title={messages.eventsFailed} onRetry={onRetry} /> : <DestinationPanel {...panel} />;
}
