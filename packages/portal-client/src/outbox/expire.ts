import { cartMessages as messages } from '../messages/cart.ts';
import { retention } from '../store/schema.ts';
import type { Queue } from './queue.ts';
import type { OutboxEvent } from './types.ts';

/** Operations older than 14 days are no longer sent automatically (P2); they are shown, and the buyer sends or dismisses them. */
export async function expire(queue: Queue, now: number, emit: (event: OutboxEvent) => Promise<void>): Promise<void> {
  const old = queue.all().filter((entry) => entry.refusal === null && entry.kept_at < now - retention);
  if (old.length === 0) return;
  const refusal = { reason: 'expired', message: messages.expired, at: new Date(now).toISOString() };
  await queue.setRefusal(
    old.map((entry) => entry.id),
    refusal,
  );
  for (const cartId of new Set(old.map((entry) => entry.cart))) {
    const refused = old.flatMap(({ cart, operation }) => (cart === cartId ? [{ cartId, operation, ...refusal }] : []));
    await emit({ type: 'refused', cartId, refused });
  }
}
