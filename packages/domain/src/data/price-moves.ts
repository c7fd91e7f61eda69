/**
 * Bounds of the sizes by which price moves are counted, in percent: from 0 up to 5, from 5 up to 10 and so on; the last has no end. A move
 * by exactly a bound counts as the larger size, up or down.
 */
export const priceMoveBounds: readonly number[] = [0, 5, 10, 20, 50];

/** How many prices moved by one size. */
export interface PriceMove {
  /** 1 to 5, the place of the size in `priceMoveBounds`; negative for prices that fall. */
  readonly size: number;
  readonly prices: number;
}

/** Price moves that have their family or account in common. */
export interface PriceMoveGroup {
  /** Null: all groups that are not named. */
  readonly name: string | null;
  /** The middle of the moves in percent; null if every price was 0 before. */
  readonly median: number | null;
  readonly sizes: readonly PriceMove[];
}

const significant = (price: string) => price.replace('.', '').replace(/^0+|0+$/g, '');

/**
 * The factor of a price that is exactly a power of ten times the old one, such as 10 or 0.01; null for any other. Such a move is usually
 * a price for another number of pieces. Prices are decimal text.
 */
export function tenfoldOf(before: string, after: string): number | null {
  const exponent = Math.round(Math.log10(Number(after) / Number(before)));
  const isTenfold = significant(before) !== '' && significant(before) === significant(after) && exponent !== 0;
  return isTenfold ? 10 ** exponent : null;
}
