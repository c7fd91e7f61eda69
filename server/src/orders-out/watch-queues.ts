import type { Metrics } from '../metrics/metrics.ts';
import { sharedReading } from '../metrics/shared-reading.ts';
import type { Services } from '../services.ts';
import { type Queue, readQueues } from './deliveries.ts';

/** Metrics of each destination's queue: what waits, for how long, and what could not be delivered. */
export function watchQueues(
  metrics: Pick<Metrics, 'watchEach'>,
  services: Pick<Services, 'database' | 'clock' | 'config'>,
) {
  const { database, clock, config } = services;
  const names = config.ordersOut.destinations.map(({ name }) => name);
  if (names.length === 0) return;
  const currentQueues = sharedReading(() => readQueues(database));
  const each = (name: string, help: string, figure: (queue: Queue) => number) =>
    metrics.watchEach(name, help, 'destination', async () => {
      const queues = await currentQueues();
      return Object.fromEntries(
        names.map((destination) => {
          const queue = queues.find((one) => one.destination === destination);
          return [destination, queue ? figure(queue) : 0];
        }),
      );
    });
  each('portal_orders_out_waiting', 'Events waiting to be delivered.', (queue) => queue.waiting);
  each('portal_orders_out_dead', 'Events that could not be delivered within three days.', (queue) => queue.dead);
  each('portal_orders_out_oldest_seconds', 'Age of the oldest waiting event.', ({ oldest }) =>
    oldest === null ? 0 : Math.max(0, (clock.now().getTime() - Date.parse(oldest)) / 1000),
  );
}
