import { type Database, sql } from '../db/database.ts';
import type { Tables } from '../db/schema.ts';
import type { Destination } from './destinations.ts';
import {
  completeOldMessages,
  type EventPayload,
  type EventType,
  eventTypes,
  type OutgoingEvent,
} from './outgoing-events.ts';

/** Arbitrary, but the same in every process. */
const lockNumber = 4_176_309;
const oldMessages = 20;
const topics: readonly string[] = eventTypes;

type Taking = Pick<Destination, 'name' | 'events'>;

/** Each destination with each type of event that it takes. */
function pairsOf(destinations: readonly Taking[]) {
  const pairs = destinations.flatMap(({ name, events }) => events.map((type) => ({ name, type })));
  return { names: pairs.map(({ name }) => name), types: pairs.map(({ type }) => type) };
}

/** An event that this process may send now. */
export interface Claimed {
  readonly message_id: string;
  /** Including this one. */
  readonly attempts: number;
  readonly first_attempt: string;
  readonly event: OutgoingEvent;
}

/**
 * Queues new events for every destination that takes them. One process at a time, so that the events of an order are queued in the
 * order in which they were written.
 */
export async function queueNewEvents(
  database: Database,
  destinations: readonly Taking[],
  now: Date,
  most: number,
): Promise<void> {
  const { names, types } = pairsOf(destinations);
  const at = now.toISOString();
  await database.transaction(async (tx) => {
    await tx.query(sql`SELECT pg_advisory_xact_lock(${lockNumber})`);
    await completeOldMessages(tx, now, oldMessages);
    await tx.query(sql`
      WITH taken AS (
        UPDATE outbox_message SET done = ${at} WHERE message_id IN (
          SELECT message_id FROM outbox_message
          WHERE done IS NULL AND event_id IS NOT NULL AND topic = ANY(${topics}::text[])
          ORDER BY message_id LIMIT ${most})
        RETURNING message_id, topic, subject)
      INSERT INTO outgoing_delivery (destination, message_id, subject, queued, next_attempt)
      SELECT pair.name, taken.message_id, taken.subject, ${at}::timestamptz, ${at}::timestamptz
      FROM taken JOIN unnest(${names}::text[], ${types}::text[])
        AS pair (name, topic) ON pair.topic = taken.topic`);
  });
}

/** Whether there are events that are not queued yet. Spares the transaction most of the time. */
export async function hasNewEvents(database: Database): Promise<boolean> {
  const [row] = await database.query<{ some: boolean }>(sql`
    SELECT EXISTS (SELECT FROM outbox_message WHERE done IS NULL AND topic = ANY(${topics}::text[])) AS some`);
  return row?.some ?? false;
}

type ClaimedRow = Pick<Tables['outgoing_delivery'], 'message_id' | 'attempts'> & {
  readonly first_attempt: string;
  readonly event_id: string;
  readonly topic: EventType;
  readonly payload: EventPayload;
  readonly made: string;
};

/**
 * Claims events that are due for a destination until `until`, when another process may take over. Of each order only the first event
 * that is not delivered: nothing overtakes it.
 */
export async function claimDue(
  database: Database,
  destination: string,
  { now, until, most }: { readonly now: Date; readonly until: Date; readonly most: number },
): Promise<readonly Claimed[]> {
  const at = now.toISOString();
  const rows = await database.query<ClaimedRow>(sql`
    WITH due AS MATERIALIZED (
      SELECT w.message_id FROM outgoing_delivery w
      WHERE w.destination = ${destination} AND w.state = 'waiting' AND w.next_attempt <= ${at}
        AND NOT EXISTS (
          SELECT FROM outgoing_delivery earlier
          WHERE earlier.destination = w.destination AND earlier.subject = w.subject AND earlier.state <> 'delivered'
            AND earlier.message_id < w.message_id)
      ORDER BY w.next_attempt, w.message_id LIMIT ${most} FOR UPDATE OF w SKIP LOCKED)
    UPDATE outgoing_delivery d
    SET attempts = d.attempts + 1, first_attempt = coalesce(d.first_attempt, ${at}), next_attempt = ${until.toISOString()}
    FROM due JOIN outbox_message m USING (message_id)
    WHERE d.destination = ${destination} AND d.message_id = due.message_id
    RETURNING d.message_id, d.attempts, coalesce(d.first_attempt, ${at}) AS first_attempt, coalesce(m.event_id, '') AS event_id,
      m.topic, m.payload, m.made`);
  return rows.map(({ event_id, topic, payload, made, ...row }) => ({
    ...row,
    // The column `payload` has the data of the topic.
    event: { id: event_id, type: topic, timestamp: made, ...payload } as OutgoingEvent,
  }));
}

export async function noteDelivered(
  database: Database,
  destination: string,
  { message_id }: Claimed,
  answer: string,
  now: Date,
): Promise<void> {
  await database.query(sql`
    UPDATE outgoing_delivery SET state = 'delivered', delivered = ${now.toISOString()}, answer = ${answer}
    WHERE destination = ${destination} AND message_id = ${message_id}`);
}

/** Sets the time of the next attempt, or gives up if it is null. Does nothing if another process has taken over since. */
export async function noteFailed(
  database: Database,
  destination: string,
  { message_id, attempts }: Claimed,
  answer: string,
  next: Date | null,
): Promise<void> {
  await database.query(sql`
    UPDATE outgoing_delivery SET state = ${next === null ? 'dead' : 'waiting'}, answer = ${answer},
      next_attempt = coalesce(${next?.toISOString() ?? null}::timestamptz, next_attempt)
    WHERE destination = ${destination} AND message_id = ${message_id} AND attempts = ${attempts} AND state = 'waiting'`);
}

export interface Queue {
  readonly destination: string;
  readonly waiting: number;
  readonly dead: number;
  readonly delivered: number;
  /** When the oldest waiting event was queued; null if none waits. */
  readonly oldest: string | null;
  readonly last_delivered: string | null;
  readonly answer: string | null;
}

/** The queue of each destination that has or had one. */
export function readQueues(database: Database): Promise<readonly Queue[]> {
  return database.query<Queue>(sql`
    SELECT destination, count(*) FILTER (WHERE state = 'waiting')::int AS waiting,
      count(*) FILTER (WHERE state = 'dead')::int AS dead, count(*) FILTER (WHERE state = 'delivered')::int AS delivered,
      min(queued) FILTER (WHERE state = 'waiting') AS oldest, max(delivered) AS last_delivered,
      (array_agg(answer ORDER BY coalesce(delivered, next_attempt) DESC) FILTER (WHERE answer IS NOT NULL))[1] AS answer
    FROM outgoing_delivery GROUP BY destination ORDER BY destination`);
}

export interface DeadLetter extends Pick<Tables['outgoing_delivery'], 'subject' | 'queued' | 'attempts' | 'answer'> {
  readonly event_id: string;
}

/** Undeliverable events of a destination, oldest first, after the first `skipped`. */
export function readDeadLetters(
  database: Database,
  destination: string,
  most: number,
  skipped = 0,
): Promise<readonly DeadLetter[]> {
  return database.query<DeadLetter>(sql`
    SELECT d.subject, d.queued, d.attempts, d.answer, coalesce(m.event_id, '') AS event_id
    FROM outgoing_delivery d JOIN outbox_message m USING (message_id)
    WHERE d.destination = ${destination} AND d.state = 'dead' ORDER BY d.message_id LIMIT ${most} OFFSET ${skipped}`);
}

export async function countDeadLetters(database: Database, destination: string): Promise<number> {
  const [row] = await database.query<{ count: number }>(sql`
    SELECT count(*)::int AS count FROM outgoing_delivery WHERE destination = ${destination} AND state = 'dead'`);
  return row?.count ?? 0;
}

/** Events that are not queued for the destinations yet. */
export async function countNewEvents(database: Database): Promise<number> {
  const [row] = await database.query<{ count: number }>(sql`
    SELECT count(*)::int AS count FROM outbox_message WHERE done IS NULL AND topic = ANY(${topics}::text[])`);
  return row?.count ?? 0;
}

const afresh = sql`state = 'waiting', attempts = 0, first_attempt = NULL, delivered = NULL`;

/** Queues everything undeliverable again, for three more days. Returns how many deliveries that are. */
export async function replayDead(database: Database, destinations: readonly string[], now: Date): Promise<number> {
  const rows = await database.query(sql`
    UPDATE outgoing_delivery SET ${afresh}, next_attempt = ${now.toISOString()}
    WHERE state = 'dead' AND destination = ANY(${destinations}::text[]) RETURNING message_id`);
  return rows.length;
}

/**
 * Queues the events of an order, or one event by its id, again for those of the given destinations that take them, delivered or
 * not. Also for a destination that did not exist then. Returns how many deliveries that are.
 */
export async function replayEvents(
  database: Database,
  orderOrEvent: string,
  destinations: readonly Taking[],
  now: Date,
): Promise<number> {
  const at = now.toISOString();
  const { names, types } = pairsOf(destinations);
  const rows = await database.query(sql`
    INSERT INTO outgoing_delivery AS d (destination, message_id, subject, queued, next_attempt)
    SELECT pair.name, m.message_id, m.subject, ${at}::timestamptz, ${at}::timestamptz
    FROM outbox_message m JOIN unnest(${names}::text[], ${types}::text[]) AS pair (name, topic) ON pair.topic = m.topic
    WHERE (m.subject = ${orderOrEvent} OR m.event_id = ${orderOrEvent}) AND m.done IS NOT NULL
    ON CONFLICT (destination, message_id) DO UPDATE SET ${afresh}, next_attempt = excluded.next_attempt
    RETURNING message_id`);
  return rows.length;
}
