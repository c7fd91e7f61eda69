import { useLayoutEffect, useRef, useState } from 'react';
import * as chart from '../../internal/chart.css.ts';
import { niceTicks } from '../../internal/chart-scale.ts';
import { seriesAt } from '../../internal/chart-series.ts';
import { cx } from '../../internal/cx.ts';
import { useChartPoint } from '../../internal/use-chart-point.ts';
import { chartMessages as messages } from '../../messages/charts.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './BarChart.css.ts';
import type { BarChartForm, BarChartSize, BarGroup } from './BarChart.props.ts';
import { barsOf } from './bars.ts';

export interface PlotProps {
  label: string;
  series: readonly string[];
  groups: readonly BarGroup[];
  format: (value: number) => string;
  formatAxis: (value: number) => string;
  size: BarChartSize;
  form: BarChartForm;
}

/** Space in px that an axis label needs, so that no two touch. */
const labelSpace = 44;

/** Axes, bars, and the values of the group under the pointer. */
export function Plot({ label, series, groups, format, formatAxis, size, form }: PlotProps) {
  const box = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(480);
  useLayoutEffect(() => {
    const node = box.current;
    if (!node) return;
    const watch = new ResizeObserver(([entry]) => entry && setWidth(entry.contentRect.width));
    watch.observe(node);
    return () => watch.disconnect();
  }, []);
  const bars = barsOf(groups, series.length, form);
  const ticks = niceTicks(bars.flatMap(({ low, high }) => [low, high]));
  const [least, most] = [ticks[0] ?? 0, ticks.at(-1) ?? 1];
  const y = (value: number) => 100 - ((value - least) / (most - least)) * 100;
  const { at, handlers } = useChartPoint(groups.length, 'between');
  const every = Math.max(1, Math.ceil((groups.length * labelSpace) / Math.max(1, width)));
  const middle = (index: number) => ((index + 0.5) / groups.length) * 100;
  const group = at === null ? undefined : groups[at];
  const valueIn = (index: number) => {
    const value = group?.values[index];
    return value == null ? messages.none : format(value);
  };
  const said = group ? `${group.label}. ${series.map((name, index) => `${name}: ${valueIn(index)}`).join('. ')}` : '';

  return (
    <div className={css.grid}>
      <div aria-hidden="true" className={cx(css.axis, css.size[size])}>
        {ticks.map((tick) => (
          <span key={tick} className={css.axisSpace}>
            {formatAxis(tick)}
          </span>
        ))}
        {ticks.map((tick) => (
          <span key={tick} className={css.tick} style={{ top: `${y(tick)}%` }}>
            {formatAxis(tick)}
          </span>
        ))}
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a group that takes the focus, so that keys can read it */}
      <div
        ref={box}
        role="group"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: read group by group with the arrow keys
        tabIndex={0}
        aria-label={messages.plot(label)}
        className={cx(css.plot, css.size[size])}
        {...handlers}
      >
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true" className={css.drawing}>
          {at === null ? null : (
            <rect className={css.band} x={(at / groups.length) * 100} y={0} width={100 / groups.length} height={100} />
          )}
          {ticks.map((tick) => (
            <line
              key={tick}
              className={cx(css.rule, tick === 0 && css.zero)}
              x1={0}
              x2={100}
              y1={y(tick)}
              y2={y(tick)}
            />
          ))}
          {bars.map((bar) => (
            <g key={bar.key} className={chart.series[seriesAt(bar.series)]}>
              <rect
                className={css.bar}
                x={bar.from * 100}
                width={(bar.to - bar.from) * 100}
                y={y(bar.high)}
                height={Math.max(0, y(bar.low) - y(bar.high))}
              />
            </g>
          ))}
        </svg>
        {group && at !== null ? (
          <div
            className={chart.tip}
            style={{ ['--at' as string]: `${middle(at)}%`, ['--pull' as string]: `${middle(at)}%` }}
          >
            <span className={chart.tipTitle}>{group.label}</span>
            {series.map((name, index) => (
              <span key={name} className={chart.tipRow}>
                <span className={cx(chart.swatch, chart.series[seriesAt(index)])} />
                {name}
                <span className={chart.value}>{valueIn(index)}</span>
              </span>
            ))}
          </div>
        ) : null}
        <VisuallyHidden live="polite">{said}</VisuallyHidden>
      </div>
      <div aria-hidden="true" className={css.labels}>
        {groups.map((each, index) =>
          index % every === 0 ? (
            <span key={each.key} className={css.label} style={{ insetInlineStart: `${middle(index)}%` }}>
              {each.label}
            </span>
          ) : null,
        )}
      </div>
    </div>
  );
}
