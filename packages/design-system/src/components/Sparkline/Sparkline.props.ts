import type { ChartValue } from '../../internal/chart-scale.ts';
import type { ChartSeries } from '../../internal/chart-series.ts';

/** Heights in px: in a table row, and in a panel. */
export const sparklineSizes = { s: 20, m: 40 } as const;
export type SparklineSize = keyof typeof sparklineSizes;

export interface SparklinePoint {
  /** Label of the point: `March`. */
  readonly label: string;
  readonly value: ChartValue;
}

export interface SparklineProps {
  /** What it shows: `Price of HXB-12050-88Z`. */
  label: string;
  /** Values, oldest first; null is a gap. */
  points: readonly SparklinePoint[];
  /** Formats a value in full, for the tooltip and the table. */
  format?: (value: number) => string;
  size?: SparklineSize;
  /** Its colour of the chart palette. */
  series?: ChartSeries;
  /** Fills the area below the line. */
  area?: boolean;
}
