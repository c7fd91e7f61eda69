import { addDays } from '../dates.ts';
import { randomFor } from '../random.ts';
import type { DemoPart } from './part.ts';
import { pinned } from './pinned.ts';

/** Per warehouse, in the order of `warehouses`: share of parts without stock, and relative stock level. */
const reach = [
  { none: 0.1, level: 1 },
  { none: 0.22, level: 0.7 },
  { none: 0.28, level: 0.55 },
  { none: 0.38, level: 0.35 },
  { none: 0.4, level: 0.35 },
  { none: 0.5, level: 0.2 },
  { none: 0.6, level: 0.15 },
  { none: 0.65, level: 0.12 },
] as const;

/** One row of the table `stock`. Dates are YYYY-MM-DD. */
export interface DemoStock {
  readonly stock_code: string;
  readonly available: readonly number[];
  readonly next_dates: readonly (string | null)[];
}

export function stockOf(part: DemoPart, seed: number, today: string): DemoStock {
  const fixed = pinned[part.stock_code];
  if (fixed?.stock) {
    const days = fixed.nextDays ?? [];
    const next_dates = fixed.stock.map((_, i) => ((days[i] ?? -1) < 0 ? null : addDays(today, days[i] ?? 0)));
    return { stock_code: part.stock_code, available: fixed.stock, next_dates };
  }
  const random = randomFor(`${part.stock_code}:stock`, seed);
  const ending = part.discontinued || part.superseded_by !== null;
  const level = 4 + 40 * part.candidate.demand;
  const available: number[] = [];
  const next_dates: (string | null)[] = [];
  for (const warehouse of reach) {
    const u = random.next();
    const amount = random.next();
    const when = random.next();
    const empty = part.poa || u < (ending ? 0.75 : warehouse.none);
    const packs = ending ? amount * 1.5 : amount * amount * level * warehouse.level;
    const pieces = Math.floor(packs * part.pack_quantity);
    const stocked = empty
      ? 0
      : Math.max(part.sell_quantity_increment, pieces - (pieces % part.sell_quantity_increment));
    available.push(stocked);
    next_dates.push(
      ending || part.poa || stocked > 0 || when > 0.85 ? null : addDays(today, 2 + Math.floor(when * 50)),
    );
  }
  return { stock_code: part.stock_code, available, next_dates };
}
