import { recordAudit } from '../audit/record-audit.ts';
import type { Handler } from '../calls/handler.ts';
import { invalidFields } from '../calls/refusal.ts';
import { ordersOutMessages } from '../messages/orders-out.ts';
import { signedIn } from '../session/access.ts';
import { replayDead, replayEvents } from './deliveries.ts';

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
