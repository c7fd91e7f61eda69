import type { BenchLine } from './lines.ts';

/** What each page offers to the harness: the same work, done in that library's own way. */
export interface BenchPage {
  /** Selector of a row that stands in the table. */
  readonly rows: string;
  /**
   * Turns the lines into the records that this page's data comes in (the portal's order lines with facts and price entries). Nothing is
   * worked out here: views, prices and the total are made within `mount` and `setLines`, on the clock.
   */
  prepare?(lines: readonly BenchLine[]): void;
  /** Shows the lines and, in `#total`, what they come to. Called once. */
  mount(root: HTMLElement, lines: readonly BenchLine[]): void;
  /** Shows these lines instead: the same ids with other prices. */
  setLines(lines: readonly BenchLine[]): void;
  /** Switches between the light and the dark theme. */
  setTheme(dark: boolean): void;
  /** What scrolls the rows. */
  scroller(): Element | null;
  /** The field for the quantity of the line at `index`, while that is on screen. */
  quantity(index: number): HTMLInputElement | null;
}
