import type { DestinationRow } from '@portal/domain/administration';
import { recordAudit } from '../audit/record-audit.ts';
import type { Handler } from '../calls/handler.ts';
import { invalidBearer, invalidFields } from '../calls/refusal.ts';
import { ordersOutMessages } from '../messages/orders-out.ts';
import { signedIn } from '../session/access.ts';
import {
  countDeadLetters,
  countNewEvents,
  readDeadLetters,
  readQueues,
  replayDead,
  replayEvents,
} from './deliveries.ts';
import type { Destination } from './destinations.ts';
import { storeOrderEvent } from './order-events.ts';
import { noticeOfProgress } from './order-notice.ts';

/** Where a destination leads, without credentials or query. */
function targetOf(destination: Destination): string {
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

/** Queues events of one destination again; the destination's job sends them within a second. */
export const destinationsReplay: Handler<'destinationsReplay'> = async (request, { database, config, clock }) => {
  const caller = signedIn(request.caller);
  const { destination, what } = request.data;
  const configured = config.ordersOut.destinations.find(({ name }) => name === destination);
  if (!configured) {
    throw invalidFields([{ field: 'destination', message: ordersOutMessages.command.noDestination(destination) }]);
  }
  const now = clock.now();
  const deliveries =
    what === null
      ? await replayDead(database, [destination], now)
      : await replayEvents(database, what.trim(), [configured], now);
  if (what !== null && deliveries === 0) {
    throw invalidFields([{ field: 'what', message: ordersOutMessages.refusal.nothingToReplay(what) }]);
  }
  const detail = { destination, what: what ?? 'undeliverable', deliveries };
  await recordAudit(database, caller, request, now, { what: 'orders_out_replay', result: 'ok', detail });
  return { data: { deliveries } };
};

const pageSize = 50;

export const destinationsUndelivered: Handler<'destinationsUndelivered'> = async ({ data }, { database }) => {
  const { destination, page } = data;
  const letters = await readDeadLetters(database, destination, pageSize, page * pageSize);
  const events = letters.map(({ subject, answer, ...event }) => ({ ...event, order: subject, answer: answer ?? '' }));
  return { data: { events, total: await countDeadLetters(database, destination) } };
};

/** What one of the supplier's systems reports about a submitted order. */
export const reportOrderEvent: Handler<'reportOrderEvent'> = async (request, services) => {
  const { data, parameters, system } = request;
  const { database, clock } = services;
  if (system === null) throw invalidBearer();
  const given = { ...data, system, orderNum: parameters.orderNumber ?? '' };
  const stored = await database.transaction((tx) => storeOrderEvent(tx, given, clock.now()));
  if (!stored.repeated) await noticeOfProgress(services, request, given.orderNum, given.event);
  return { data: stored };
};
