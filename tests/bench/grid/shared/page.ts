import type { BenchLine } from './lines.ts';

/** What each page offers to the harness: the same work, done the way of that library. */
export interface BenchPage {
  /** Selector of a rendered row. */
  readonly rows: string;
  /**
   * Converts the lines to the records of this page (in the portal, order lines with facts and price entries). Nothing is
   * calculated here: views, prices and the total are made within `mount` and `setLines`, which are timed.
   */
  prepare?(lines: readonly BenchLine[]): void;
  /** Shows the lines and, in `#total`, their total. Called once. */
  mount(root: HTMLElement, lines: readonly BenchLine[]): void;
  /** Replaces the lines: the same ids with other prices. */
  setLines(lines: readonly BenchLine[]): void;
  /** Switches between the light and the dark theme. */
  setTheme(dark: boolean): void;
  /** The element that scrolls the rows. */
  scroller(): Element | null;
  /** The quantity field of the line at `index`, if it is on screen. */
  quantity(index: number): HTMLInputElement | null;
}
