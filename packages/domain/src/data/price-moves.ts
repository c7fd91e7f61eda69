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
