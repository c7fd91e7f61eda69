import type { ChartValue } from '../../internal/chart-scale.ts';

/** Heights of the plot in px. */
export const barChartSizes = { s: 120, m: 200, l: 320 } as const;
export type BarChartSize = keyof typeof barChartSizes;

/** Bars of a group beside each other, or on top of each other. */
export const barChartForms = { grouped: 'grouped', stacked: 'stacked' } as const;
export type BarChartForm = keyof typeof barChartForms;

export interface BarGroup {
  readonly key: string;
  /** On the axis: `Mar`. */
  readonly label: string;
  /** One for each series, in their order; null where there is none. */
  readonly values: readonly ChartValue[];
}

export interface BarChartProps {
  /** What it shows: `Spend by month`. */
  label: string;
  /** Names of the series, at most eight. */
  series: readonly string[];
  /** The groups along the axis, each with a value for every series. */
  groups: readonly BarGroup[];
  /** A value in full, for the tooltip and the table. */
  format?: (value: number) => string;
  /** A value on the axis, in short: `12k`. */
  formatAxis?: (value: number) => string;
  size?: BarChartSize;
  /** Bars beside one another, or on top of one another where the sum is what matters. */
  form?: BarChartForm;
}
