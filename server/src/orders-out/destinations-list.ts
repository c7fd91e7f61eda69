import type { DestinationRow } from '@portal/domain/administration';
import type { Handler } from '../calls/handler.ts';
import { countNewEvents, readQueues } from './deliveries.ts';
import type { Destination } from './destinations.ts';

/** Where a destination leads, without credentials or query. */
function targetOf(destination: Destination): string {
  switch (destination.kind) {
    case 'webhook': {
      const { origin, pathname } = new URL(destination.url);
      return `${origin}${pathname}`;
    }
    case 'folder':
      return destination.folder;
    case 'email':
      return destination.to;
  }
}

const noQueue = { waiting: 0, dead: 0, delivered: 0, oldest: null, last_delivered: null, answer: null } as const;

export const destinationsList: Handler<'destinationsList'> = async (_, { database, config }) => {
  const { destinations: configured, systems } = config.ordersOut;
  const queues = await readQueues(database);
  const names = new Set([...configured.map(({ name }) => name), ...queues.map(({ destination }) => destination)]);
  const destinations = [...names].map((name): DestinationRow => {
    const destination = configured.find((each) => each.name === name);
    const { destination: _, ...queue } = queues.find((each) => each.destination === name) ?? {
      ...noQueue,
      destination: name,
    };
    return { name, kind: destination?.kind ?? null, target: destination ? targetOf(destination) : '', ...queue };
  });
  const unqueued = await countNewEvents(database);
  return { data: { destinations, unqueued, systems: systems.map(({ name }) => name) } };
};
