import { createHash, timingSafeEqual } from 'node:crypto';
import type { OrdersOut } from './destinations.ts';

const hashOf = (text: string) => createHash('sha256').update(text).digest();

/** The name of the system that this token belongs to, or null. */
export function systemOf(bearer: string | null, { systems }: Pick<OrdersOut, 'systems'>): string | null {
  if (bearer === null || systems.length === 0) return null;
  const given = hashOf(bearer);
  return systems.find(({ token }) => timingSafeEqual(hashOf(token), given))?.name ?? null;
}
