import type { Part } from './parts.ts';

/** The first standard price, else the first of any kind; null if the part is priced on application. */
export function listPrice(part: Part): string | null {
  const entry = part.pricing.find((each) => each.price_type === 'standard') ?? part.pricing[0];
  return entry && !entry.poa ? entry.price : null;
}
