import type { ChartValue } from '../../internal/chart-scale.ts';

/** Heights of the plot in px. */
export const barChartSizes = { s: 120, m: 200, l: 320 } as const;
export type BarChartSize = keyof typeof barChartSizes;

/** Bars of a group next to each other, or stacked. */
export const barChartForms = { grouped: 'grouped', stacked: 'stacked' } as const;
export type BarChartForm = keyof typeof barChartForms;

export interface BarGroup {
  readonly key: string;
  /** Label on the axis: `Mar`. */
  readonly label: string;
  /** One value per series, in the same order; null for no value. */
  readonly values: readonly ChartValue[];
}

export interface BarChartProps {
  /** What the chart shows: `Spend by month`. */
  label: string;
  /** Names of the series, at most eight. */
  series: readonly string[];
  /** The groups along the axis, each with one value per series. */
  groups: readonly BarGroup[];
  /** Formats a value in full, for the tooltip and the table. */
  format?: (value: number) => string;
  /** Formats a value for the axis, in short: `12k`. */
  formatAxis?: (value: number) => string;
  size?: BarChartSize;
  /** Bars next to each other, or stacked where the sum matters. */
  form?: BarChartForm;
}
