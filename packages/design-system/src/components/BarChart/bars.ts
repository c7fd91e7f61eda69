import type { BarChartForm, BarGroup } from './BarChart.props.ts';

/** A bar as fractions of the plot: 0 to 1 along the axis, and two values. */
export interface Bar {
  readonly key: string;
  readonly series: number;
  readonly from: number;
  readonly to: number;
  readonly low: number;
  readonly high: number;
}

/** The fraction of a group's width that its bars take. */
const filled = 0.68;

/** The bars of a chart. Negative values start at 0; in a stack they are stacked downwards. */
export function barsOf(groups: readonly BarGroup[], seriesCount: number, form: BarChartForm): readonly Bar[] {
  const room = 1 / Math.max(1, groups.length);
  return groups.flatMap((group, at) => {
    const start = at * room + (room * (1 - filled)) / 2;
    const width = (room * filled) / (form === 'stacked' ? 1 : Math.max(1, seriesCount));
    let up = 0;
    let down = 0;
    return group.values.slice(0, seriesCount).flatMap((value, series): readonly Bar[] => {
      if (value === null || !Number.isFinite(value)) return [];
      const key = `${group.key}-${series}`;
      if (form === 'grouped') {
        const from = start + series * width;
        return [{ key, series, from, to: from + width, low: Math.min(0, value), high: Math.max(0, value) }];
      }
      const base = value < 0 ? down : up;
      if (value < 0) down += value;
      else up += value;
      return [
        {
          key,
          series,
          from: start,
          to: start + width,
          low: Math.min(base, base + value),
          high: Math.max(base, base + value),
        },
      ];
    });
  });
}
