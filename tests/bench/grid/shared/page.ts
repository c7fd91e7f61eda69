import type { BenchLine } from './lines.ts';

/** What each page offers to the harness: the same work, done in that library's own way. */
export interface BenchPage {
  /** Selector of a row that stands in the table. */
  readonly rows: string;
  /**
   * Makes of the lines what this page's table is given, before any clock runs: the others' rows are made beforehand too. Called before
   * `mount` and before `setLines`; what it costs is told apart.
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
