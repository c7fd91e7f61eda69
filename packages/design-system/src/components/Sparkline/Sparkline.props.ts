import type { ChartValue } from '../../internal/chart-scale.ts';
import type { ChartSeries } from '../../internal/chart-series.ts';

/** Heights in px: in a row of a table, and in a panel. */
export const sparklineSizes = { s: 20, m: 40 } as const;
export type SparklineSize = keyof typeof sparklineSizes;

export interface SparklinePoint {
  /** When, or what: `March`. */
  readonly label: string;
  readonly value: ChartValue;
}

export interface SparklineProps {
  /** What it shows: `Price of HXB-12050-88Z`. */
  label: string;
  /** The course, oldest first; a null is a gap. */
  points: readonly SparklinePoint[];
  /** A value in full, for the tooltip and the table. */
  format?: (value: number) => string;
  size?: SparklineSize;
  /** Which colour of the chart series it has. */
  series?: ChartSeries;
  /** Fills down to the lower edge. */
  area?: boolean;
}
