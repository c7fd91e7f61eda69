import type { ThemeTokens } from '../themes/tokens.ts';

/** The eight series of charts, in the order in which they are used, and the token of each. */
export const chartSeries = {
  1: 'chart1',
  2: 'chart2',
  3: 'chart3',
  4: 'chart4',
  5: 'chart5',
  6: 'chart6',
  7: 'chart7',
  8: 'chart8',
} as const satisfies Record<number, keyof ThemeTokens>;
export type ChartSeries = keyof typeof chartSeries;

/** The series of an index, from 0; begins anew after eight. */
export const seriesAt = (index: number): ChartSeries => ((index % 8) + 1) as ChartSeries;
