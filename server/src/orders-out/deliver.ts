import type { Config } from '../config.ts';
import { ordersOutMessages } from '../messages/orders-out.ts';
import type { Services } from '../services.ts';
import { type Claimed, claimDue, hasNewEvents, noteDelivered, noteFailed, queueNewEvents } from './deliveries.ts';
import type { Destination } from './destinations.ts';
import { mailEvent } from './email.ts';
import { writeToBucket, writeToFolder } from './folder.ts';
import type { OutgoingEvent } from './outgoing-events.ts';
import { postWebhook } from './webhook.ts';

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;

/** Pauses after the first, second, … failed attempt; the last one repeats. */
const pauses = [5 * second, 30 * second, 2 * minute, 10 * minute, 30 * minute, hour, 2 * hour, 4 * hour] as const;
const retriesEnd = 72 * hour;

/** Events sent at the same time, and how often a run claims more while all goes well. */
const batchSize = 20;
const mostRounds = 50;
const mostQueued = 500;
/** Longer than the longest attempt: a webhook may take 60 seconds. */
const claimLasts = 3 * minute;
const longestResult = 300;

/** When to try again after a failure, or null to give up: the next attempt would be more than three days after the first. */
export function nextAttempt(
  { attempts, first_attempt }: Pick<Claimed, 'attempts' | 'first_attempt'>,
  now: Date,
): Date | null {
  const pause = pauses[Math.min(attempts, pauses.length) - 1] ?? hour;
  const next = now.getTime() + pause;
  return next - Date.parse(first_attempt) > retriesEnd ? null : new Date(next);
}

/** Sends one event and returns the result as text for operators. Rejects if the destination did not accept it. */
export type Send = (destination: Destination, event: OutgoingEvent, now: Date) => Promise<string>;

const sendWith =
  (config: Config): Send =>
  (destination, event, now) => {
    switch (destination.kind) {
      case 'folder':
        return writeToFolder(destination, event);
      case 'bucket':
        return writeToBucket(destination, event);
      case 'webhook':
        return postWebhook(destination, event, now);
      case 'email':
        return mailEvent(destination, event, config);
    }
  };

type Work = Pick<Services, 'database' | 'clock' | 'config'>;
type Outcome = 'delivered' | 'failed' | 'dead';

async function attempt(work: Work, destination: Destination, claimed: Claimed, send: Send): Promise<Outcome> {
  const { database, clock } = work;
  const result = await send(destination, claimed.event, clock.now()).then(
    (text) => ({ isWell: true, text }),
    (error: unknown) => ({ isWell: false, text: error instanceof Error ? error.message : String(error) }),
  );
  const answer = result.text.replaceAll('\0', '').slice(0, longestResult);
  if (result.isWell) {
    await noteDelivered(database, destination.name, claimed, answer, clock.now());
    return 'delivered';
  }
  const next = nextAttempt(claimed, clock.now());
  await noteFailed(database, destination.name, claimed, answer, next);
  return next === null ? 'dead' : 'failed';
}

/**
 * Queues new events and sends what is due to one destination. While all goes well, it goes on; after a failure it leaves the rest to the
 * next run. Throws if it gave up on an event, so that the operator is notified.
 */
export async function deliver(work: Work, destination: Destination, send: Send = sendWith(work.config)): Promise<void> {
  const { database, clock, config } = work;
  for (let round = 0; round < mostRounds; round += 1) {
    if (await hasNewEvents(database)) {
      await queueNewEvents(database, config.ordersOut.destinations, clock.now(), mostQueued);
    }
    const now = clock.now();
    const until = new Date(now.getTime() + claimLasts);
    const claimed = await claimDue(database, destination.name, { now, until, most: batchSize });
    if (claimed.length === 0) return;
    const outcomes = await Promise.all(claimed.map((each) => attempt(work, destination, each, send)));
    const dead = outcomes.filter((each) => each === 'dead').length;
    if (dead > 0) throw new Error(ordersOutMessages.dead(destination.name, dead));
    if (outcomes.includes('failed')) return;
  }
}
