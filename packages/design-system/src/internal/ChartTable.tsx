import { chartMessages } from '../messages/charts.ts';
import * as css from './chart.css.ts';
import type { ChartValue } from './chart-scale.ts';
import { cx } from './cx.ts';

export interface ChartTableProps {
  caption: string;
  columns: readonly string[];
  rows: readonly { readonly key: string; readonly label: string; readonly values: readonly ChartValue[] }[];
  format: (value: number) => string;
}

/** The values of a chart as a table. */
export function ChartTable({ caption, columns, rows, format }: ChartTableProps) {
  return (
    <table className={css.table}>
      <caption className={css.caption}>{caption}</caption>
      <thead>
        <tr>
          <td className={css.cell} />
          {columns.map((column) => (
            <th key={column} scope="col" className={cx(css.cell, css.number)}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, label, values }) => (
          <tr key={key}>
            <th scope="row" className={css.cell}>
              {label}
            </th>
            {columns.map((column, index) => (
              <td key={column} className={cx(css.cell, css.number)}>
                {values[index] == null ? chartMessages.noneInTable : format(values[index])}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
