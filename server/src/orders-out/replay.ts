import { recordAudit } from '../audit/record-audit.ts';
import type { ValidatedRequest } from '../calls/handler.ts';
import { invalidFields } from '../calls/refusal.ts';
import { ordersOutMessages } from '../messages/orders-out.ts';
import type { Services } from '../services.ts';
import type { Caller } from '../session/caller.ts';
import { replayDead, replayEvents } from './deliveries.ts';

/**
 * Queues events of one destination again and returns how many deliveries that are; the destination's job sends them within a second. `what`
 * is an order or an event; null means everything undeliverable. Throws a refusal if the destination is not configured or `what` finds
 * nothing.
 */
export async function replayTo(
  { database, config }: Pick<Services, 'database' | 'config'>,
  request: Pick<ValidatedRequest, 'requestId'>,
  caller: Caller,
  { destination, what }: { readonly destination: string; readonly what: string | null },
  now: Date,
): Promise<number> {
  const configured = config.ordersOut.destinations.find(({ name }) => name === destination);
  if (!configured) {
    throw invalidFields([{ field: 'destination', message: ordersOutMessages.command.noDestination(destination) }]);
  }
  const deliveries =
    what === null
      ? await replayDead(database, [destination], now)
      : await replayEvents(database, what.trim(), [configured], now);
  if (what !== null && deliveries === 0) {
    throw invalidFields([{ field: 'what', message: ordersOutMessages.refusal.nothingToReplay(what) }]);
  }
  const detail = { destination, what: what ?? 'undeliverable', deliveries };
  await recordAudit(database, caller, request, now, { what: 'orders_out_replay', result: 'ok', detail });
  return deliveries;
}
