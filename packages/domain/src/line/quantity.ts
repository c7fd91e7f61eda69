import type { PartFacts } from '../cart/types.ts';
import { quantityMessages } from '../messages/quantity.ts';

/** The largest quantity of a line (LINE-16). */
export const maximumQuantity = 9_999_999;

/** Limits on the quantity of a part (LINE-07). */
export interface QuantityRules {
  /** Pieces; the quantity at which a line is added or restored. */
  readonly minimum: number;
  /** Quantities are multiples of this; 1 for discontinued and unknown parts. */
  readonly increment: number;
}

/** The facts of a part that its quantity rules depend on. */
export type PackFacts = Pick<PartFacts, 'sell_quantity_minimum' | 'sell_quantity_increment' | 'discontinued'>;

export interface RoundedQuantity {
  readonly quantity: number;
  readonly rounded: boolean;
  /** The reason as a sentence, such as `This part is sold in 25s.`; null if nothing changed. */
  readonly why: string | null;
}

const atLeastOne = (value: number) => (Number.isSafeInteger(value) && value > 0 ? value : 1);

export function isQuantity(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= maximumQuantity;
}

/** Returns a part's quantity rules. Unknown parts count as discontinued (LINE-06) and are sold in single pieces. */
export function quantityRules(facts: PackFacts | null): QuantityRules {
  if (!facts) return { minimum: 1, increment: 1 };
  return {
    minimum: atLeastOne(facts.sell_quantity_minimum),
    increment: facts.discontinued ? 1 : atLeastOne(facts.sell_quantity_increment),
  };
}

const grouped = (value: number) => String(value).replace(/\B(?=(\d{3})+$)/g, ',');

/**
 * Rounds up to a multiple of the increment (LINE-07). 0 or less gives 0, which removes the line. Above the largest quantity, rounds down to
 * the last multiple that fits.
 */
export function roundQuantity(requested: number, rules: QuantityRules): RoundedQuantity {
  if (Number.isNaN(requested) || requested <= 0) return { quantity: 0, rounded: false, why: null };
  const { increment } = rules;
  const up = Math.ceil(requested / increment) * increment;
  if (up > maximumQuantity) {
    const quantity = Math.floor(maximumQuantity / increment) * increment;
    return { quantity, rounded: true, why: quantityMessages.most(grouped(quantity)) };
  }
  if (up === requested) return { quantity: up, rounded: false, why: null };
  const why = increment === 1 ? quantityMessages.wholePieces : quantityMessages.soldIn(grouped(increment));
  return { quantity: up, rounded: true, why };
}

/**
 * Changes a quantity by a number of packs, which may be negative; rounds up to a multiple of the pack, and at least to the minimum
 * (LINE-07). With 0 packs it only rounds.
 */
export function adjustByPack(quantity: number, packs: number, pack: number, minimum: number): number {
  const size = atLeastOne(pack);
  const target = Math.max(quantity + packs * size, atLeastOne(minimum));
  const rounded = Math.ceil(target / size) * size;
  return rounded > maximumQuantity ? Math.floor(maximumQuantity / size) * size : rounded;
}

/** Returns the quantity that a part is added with (LINE-08). */
export function defaultQuantity(part: {
  readonly quantity_override?: number | null;
  readonly sell_quantity_minimum: number;
}): number {
  const override = part.quantity_override;
  return override !== undefined && override !== null && isQuantity(override) && override > 0
    ? override
    : atLeastOne(part.sell_quantity_minimum);
}
