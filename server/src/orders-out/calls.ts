import type { Handler } from '../calls/handler.ts';
import { invalidBearer } from '../calls/refusal.ts';
import { signedIn } from '../session/access.ts';
import { countDeadLetters, countNewEvents, readDeadLetters, readQueues } from './deliveries.ts';
import { destinationRows } from './destination-rows.ts';
import { storeOrderEvent } from './order-events.ts';
import { noticeOfProgress } from './order-notice.ts';
import { replayTo } from './replay.ts';

export const destinationsList: Handler<'destinationsList'> = async (_, { database, config }) => {
  const { destinations: configured, systems } = config.ordersOut;
  const destinations = destinationRows(configured, await readQueues(database));
  const unqueued = await countNewEvents(database);
  return { data: { destinations, unqueued, systems: systems.map(({ name }) => name) } };
};

/** Queues events of one destination again. */
export const destinationsReplay: Handler<'destinationsReplay'> = async (request, services) => {
  const caller = signedIn(request.caller);
  return { data: { deliveries: await replayTo(services, request, caller, request.data, services.clock.now()) } };
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
