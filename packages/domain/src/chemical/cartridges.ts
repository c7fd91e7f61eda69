import type { PartFacts } from '../cart/types.ts';
import { cartridgesNeeded } from './volume.ts';

/** A cartridge to buy for a volume of mortar. */
export interface ProposedCartridge {
  readonly stock_code: string;
  /** Contents in ml. */
  readonly cartridge_ml: number;
  /** Whole cartridges that hold the volume. */
  readonly count: number;
}

/** Proposes cartridges for a volume in ml: the least left over first, then the fewest. Parts whose size is not in ml are left out. */
export function proposedCartridges(
  parts: readonly Pick<PartFacts, 'stock_code' | 'size' | 'discontinued'>[],
  total_ml: number,
  limit: number,
): readonly ProposedCartridge[] {
  return parts
    .flatMap(({ stock_code, size, discontinued }) => {
      const cartridge_ml = Number(/^(\d+(?:\.\d+)?)\s*ml$/i.exec(size)?.[1] ?? 0);
      if (discontinued || cartridge_ml <= 0) return [];
      return [{ stock_code, cartridge_ml, count: cartridgesNeeded(total_ml, cartridge_ml) }];
    })
    .toSorted((a, b) => a.count * a.cartridge_ml - b.count * b.cartridge_ml || a.count - b.count)
    .slice(0, limit);
}
