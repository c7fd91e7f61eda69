import type { DestinationRow } from '@portal/domain/administration';
import type { Queue } from './deliveries.ts';
import type { Destination } from './destinations.ts';

/** Where a destination leads, without credentials or query. */
export function targetOf(destination: Destination): string {
  switch (destination.kind) {
    case 'webhook': {
      const { origin, pathname } = new URL(destination.url);
      return `${origin}${pathname}`;
    }
    case 'folder':
      return destination.folder;
    case 'bucket':
      return `${destination.bucket.url}/${destination.bucket.prefix}`;
    case 'email':
      return destination.to;
  }
}

const noQueue = { waiting: 0, dead: 0, delivered: 0, oldest: null, last_delivered: null, answer: null } as const;

/** The configured destinations, and former ones that still have a queue, each with its queue. */
export function destinationRows(
  configured: readonly Destination[],
  queues: readonly Queue[],
): readonly DestinationRow[] {
  const names = new Set([...configured.map(({ name }) => name), ...queues.map(({ destination }) => destination)]);
  return [...names].map((name): DestinationRow => {
    const destination = configured.find((each) => each.name === name);
    const { destination: _, ...queue } = queues.find((each) => each.destination === name) ?? {
      ...noQueue,
      destination: name,
    };
    return { name, kind: destination?.kind ?? null, target: destination ? targetOf(destination) : '', ...queue };
  });
}
