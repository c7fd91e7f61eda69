import { useId } from 'react';
import { ChartTable } from '../../internal/ChartTable.tsx';
import * as chart from '../../internal/chart.css.ts';
import { range, runs } from '../../internal/chart-scale.ts';
import { cx } from '../../internal/cx.ts';
import { useChartPoint } from '../../internal/use-chart-point.ts';
import { chartMessages as messages } from '../../messages/charts.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './Sparkline.css.ts';
import type { SparklineProps } from './Sparkline.props.ts';

const plain = new Intl.NumberFormat('en-AU').format;

/** A small line chart as wide as its container. Gaps are not bridged. Arrow keys and the pointer read single values. */
export function Sparkline({ label, points, format = plain, size = 's', series = 1, area }: SparklineProps) {
  const id = useId();
  const values = points.map((point) => point.value);
  const [least, most] = range(values);
  const { at, handlers } = useChartPoint(points.length, 'at');
  const x = (index: number) => (points.length < 2 ? 50 : (index / (points.length - 1)) * 100);
  const y = (value: number) => 100 - ((value - least) / (most - least)) * 100;
  const lines = runs(values);
  const lastKnown = lines.at(-1)?.at(-1);
  const path = (run: readonly number[]) => run.map((index) => `${x(index)},${y(values[index] ?? 0)}`).join(' ');
  const dot = (index: number, on: boolean) => {
    const value = values[index];
    if (value == null) return null;
    return (
      <span
        key={`${index}${on}`}
        className={cx(css.dot, on && css.dotOn)}
        style={{ insetInlineStart: `${x(index)}%`, top: `${y(value)}%` }}
      />
    );
  };
  const point = at === null ? undefined : points[at];
  const said = point ? `${point.label}: ${point.value === null ? messages.none : format(point.value)}` : '';
  const lately =
    lastKnown === undefined ? messages.sparkline.noValues : messages.sparkline.now(format(values[lastKnown] ?? 0));
  if (points.length === 0) return <span className={css.none}>{messages.sparkline.empty}</span>;
  return (
    <figure className={cx(css.figure, css.size[size], chart.series[series])} aria-labelledby={`${id}l`}>
      {/* biome-ignore lint/a11y/useSemanticElements: a group that takes the focus, so that keys can read it */}
      <div
        role="group"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: read point by point with the arrow keys
        tabIndex={0}
        aria-labelledby={`${id}l`}
        className={css.plot}
        {...handlers}
      >
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true" className={css.drawing}>
          {lines.map((run) =>
            run.length < 2 ? null : (
              <g key={run[0]}>
                {area ? (
                  <polygon
                    className={css.area}
                    points={`${x(run[0] ?? 0)},100 ${path(run)} ${x(run.at(-1) ?? 0)},100`}
                  />
                ) : null}
                <polyline className={css.line} points={path(run)} />
              </g>
            ),
          )}
        </svg>
        {lines.map((run) => (run.length === 1 && run[0] !== undefined ? dot(run[0], false) : null))}
        {lastKnown === undefined ? null : dot(lastKnown, false)}
        {at === null ? null : dot(at, true)}
        {at === null ? null : (
          <span className={chart.tip} style={{ ['--at' as string]: `${x(at)}%`, ['--pull' as string]: `${x(at)}%` }}>
            {said}
          </span>
        )}
      </div>
      <VisuallyHidden id={`${id}l`}>
        {label}, {lately}
      </VisuallyHidden>
      <VisuallyHidden live="polite">{said}</VisuallyHidden>
      <VisuallyHidden>
        <ChartTable
          caption={label}
          columns={[messages.sparkline.value]}
          rows={points.map((each) => ({ key: each.label, label: each.label, values: [each.value] }))}
          format={format}
        />
      </VisuallyHidden>
    </figure>
  );
}
