import { cell, cellEnd } from './row.css.ts';
import { fixedColumn, tableColumnHelper } from './table-features.ts';

/** Rows that stories of the table show. */
export interface StoryRow {
  readonly id: string;
  readonly n: number;
}
export const places = ['Adelaide', 'Brisbane', 'Melbourne', 'Perth', 'Sydney'];
export const placeOf = (n: number) => places[n % places.length];
export const storyRows = (count: number): readonly StoryRow[] =>
  Array.from({ length: count }, (_, i) => ({ id: `r${i + 1}`, n: i + 1 }));
export const rowId = ({ id }: StoryRow) => id;
export const rowName = ({ n }: StoryRow) => `row ${n}`;

const column = tableColumnHelper<StoryRow>();
export const columns = column.columns([
  column.accessor(({ n }) => `Row ${n}`, {
    id: 'name',
    header: 'Name',
    size: 160,
    meta: { grows: true, className: cell, cardClassName: cell },
    cell: ({ getValue }) => getValue(),
  }),
  column.display({
    id: 'place',
    header: 'Place',
    size: 160,
    meta: { hideRank: 1, className: cell, cardClassName: cell },
    cell: ({ row }) => placeOf(row.original.n),
  }),
  column.accessor(({ n }) => n * 7, {
    id: 'count',
    header: 'Count',
    size: 90,
    meta: { align: 'end', className: `${cell} ${cellEnd}`, cardClassName: cell },
    cell: ({ getValue }) => getValue(),
  }),
  column.display({
    id: 'field',
    header: 'Field',
    ...fixedColumn(120),
    meta: { className: cell, cardClassName: cell },
    cell: ({ row }) => <input aria-label={`Field ${row.original.n}`} tabIndex={-1} defaultValue={row.original.n} />,
  }),
]);

export const nextFrame = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
