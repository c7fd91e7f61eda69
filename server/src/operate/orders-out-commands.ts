import { z } from 'zod';
import { ordersOutMessages } from '../messages/orders-out.ts';
import { countNewEvents, readDeadLetters, readQueues, replayDead, replayEvents } from '../orders-out/deliveries.ts';
import { type StoreCommand, storeCommand, UsageError } from './command.ts';
import { readOnlyOptions, readOptions } from './options.ts';

const { command: texts } = ordersOutMessages;
/** Undeliverable events listed for each destination. */
const mostListed = 20;
const replayUsage = 'ORDER|EVENT|all [--to DESTINATION]';

export const ordersOutCommands: readonly StoreCommand[] = [
  storeCommand({
    name: 'orders-out list',
    usage: '',
    summary: texts.summaryList,
    input: z.object({}),
    async read(words) {
      readOnlyOptions(words, {}, 'orders-out list');
      return {};
    },
    async work(_, { database, config, say }) {
      const { destinations } = config.ordersOut;
      const queues = await readQueues(database);
      const news = await countNewEvents(database);
      if (destinations.length === 0) say(texts.none);
      if (news > 0) say(texts.undistributed(news));
      const names = new Set([...destinations.map(({ name }) => name), ...queues.map((queue) => queue.destination)]);
      for (const name of names) {
        const kind = destinations.find((each) => each.name === name)?.kind ?? texts.removed;
        const queue = queues.find(({ destination }) => destination === name);
        say(texts.destination(name, kind, queue?.waiting ?? 0, queue?.dead ?? 0, queue?.delivered ?? 0));
        if (!queue) continue;
        if (queue.oldest !== null) say(texts.oldest(queue.oldest));
        if (queue.answer !== null) say(texts.last(queue.answer));
        if (queue.dead === 0) continue;
        for (const { subject, event_id, attempts, answer } of await readDeadLetters(database, name, mostListed)) {
          say(texts.undelivered(subject, event_id, attempts, answer ?? ''));
        }
        if (queue.dead > mostListed) say(texts.more(queue.dead - mostListed));
      }
    },
  }),
  storeCommand({
    name: 'orders-out replay',
    usage: replayUsage,
    summary: texts.summaryReplay,
    input: z.object({ what: z.string(), to: z.string().nullable() }),
    async read(words) {
      const { positionals, values } = readOptions(
        words,
        { to: { type: 'string' } },
        `orders-out replay ${replayUsage}`,
      );
      const [what, ...more] = positionals;
      if (what === undefined || more.length > 0) throw new UsageError(texts.nameOne);
      return { what, to: values.to ?? null };
    },
    async work({ what, to }, { database, config, clock, say }) {
      const known = config.ordersOut.destinations;
      if (known.length === 0) throw new UsageError(texts.none);
      const destinations = known.filter(({ name }) => to === null || name === to);
      if (destinations.length === 0) throw new UsageError(texts.noDestination(to ?? ''));
      const now = clock.now();
      say(
        texts.replayed(
          what === 'all'
            ? await replayDead(
                database,
                destinations.map(({ name }) => name),
                now,
              )
            : await replayEvents(database, what, destinations, now),
        ),
      );
    },
  }),
];
