import type { Handler } from '../calls/handler.ts';
import { invalidBearer } from '../calls/refusal.ts';
import { storeOrderEvent } from './order-events.ts';
import { noticeOfProgress } from './order-notice.ts';

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
