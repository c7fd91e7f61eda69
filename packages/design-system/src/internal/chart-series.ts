import type { ThemeTokens } from '../themes/tokens.ts';

/** The eight chart colours in order, with their tokens. */
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

/** The series of an index, from 0; repeats after eight. */
export const seriesAt = (index: number): ChartSeries => ((index % 8) + 1) as ChartSeries;
