import { useState } from 'react';
import { ChartTable } from '../../internal/ChartTable.tsx';
import * as chart from '../../internal/chart.css.ts';
import { seriesAt } from '../../internal/chart-series.ts';
import { cx } from '../../internal/cx.ts';
import { chartMessages as messages } from '../../messages/charts.ts';
import { Button } from '../Button/Button.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './BarChart.css.ts';
import type { BarChartProps } from './BarChart.props.ts';
import { Plot } from './Plot.tsx';

const plain = new Intl.NumberFormat('en-AU').format;
const short = new Intl.NumberFormat('en-AU', { notation: 'compact' }).format;

/** Values as bars, by group and series. A button shows the same values as a table, which assistive technology always gets. */
export function BarChart(props: BarChartProps) {
  const { label, series, groups, format = plain, formatAxis = short, size = 'm', form = 'grouped' } = props;
  const [showsTable, setShowsTable] = useState(false);
  const table = <ChartTable caption={label} columns={series} rows={groups} format={format} />;
  const isEmpty = groups.every((group) => group.values.every((value) => value === null));
  return (
    <figure className={css.figure} aria-label={label}>
      <div className={css.head}>
        <figcaption className={css.title}>{label}</figcaption>
        {series.length > 1 ? (
          <ul className={css.legend} aria-label={messages.series}>
            {series.map((name, index) => (
              <li key={name} className={cx(css.entry, chart.series[seriesAt(index)])}>
                <span className={chart.swatch} />
                <span className={css.words}>{name}</span>
              </li>
            ))}
          </ul>
        ) : null}
        {isEmpty ? null : (
          <span className={css.toggle}>
            <Button kind="text" size="s" aria-expanded={showsTable} onClick={() => setShowsTable(!showsTable)}>
              {showsTable ? messages.hideTable : messages.showTable}
            </Button>
          </span>
        )}
      </div>
      {isEmpty ? (
        <p className={css.none}>{messages.empty}</p>
      ) : (
        <>
          <Plot {...{ label, series, groups, format, formatAxis, size, form }} />
          {showsTable ? <div className={css.scroll}>{table}</div> : <VisuallyHidden>{table}</VisuallyHidden>}
        </>
      )}
    </figure>
  );
}
