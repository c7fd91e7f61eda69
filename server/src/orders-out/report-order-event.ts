import type { Handler } from '../calls/handler.ts';
import { invalidBearer } from '../calls/refusal.ts';
import { storeOrderEvent } from './order-events.ts';

/** What one of the supplier's systems reports about a submitted order. */
export const reportOrderEvent: Handler<'reportOrderEvent'> = async (
  { data, parameters, system },
  { database, clock },
) => {
  if (system === null) throw invalidBearer();
  const given = { ...data, system, orderNum: parameters.orderNumber ?? '' };
  return { data: await database.transaction((tx) => storeOrderEvent(tx, given, clock.now())) };
};
