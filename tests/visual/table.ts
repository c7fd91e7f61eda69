/**
 * What is compared by eye of the machine: one row a sheet. Every component stands in Standard and Midnight at two widths;
 * each other theme has the stories that carry its structure.
 */
export interface SheetPlan {
  readonly theme: string;
  readonly width: number;
  /** Which stories, by the beginning of their id; all when absent. */
  readonly only?: readonly string[];
}

const carriers = ['widgets-order', 'components-button', 'components-tabs', 'components-table'] as const;

export const sheets: readonly SheetPlan[] = [
  { theme: 'standard', width: 1024 },
  { theme: 'standard', width: 390 },
  { theme: 'midnight', width: 1024 },
  { theme: 'midnight', width: 390 },
  ...['dark-purple', 'classic', 'morning-dew', 'gunmetal-grey', 'ocean-spray', 'custom'].map((theme) => ({
    theme,
    width: 1024,
    only: carriers,
  })),
];
