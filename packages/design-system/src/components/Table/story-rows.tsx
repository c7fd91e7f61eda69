import { memo } from 'react';
import { GridBox } from './grid-box.ts';
import { cell, cellEnd } from './row.css.ts';
import type { TableColumn, TableRowProps } from './Table.props.ts';

/** Rows that stories of the table show. */
export const columns: readonly TableColumn[] = [
  { id: 'name', name: 'Name', width: 160, grows: true, sortable: true },
  { id: 'place', name: 'Place', width: 160, leaves: 1 },
  { id: 'count', name: 'Count', width: 90, align: 'end', sortable: true },
  { id: 'field', name: 'Field', width: 120, fixed: true },
];
export const places = ['Adelaide', 'Brisbane', 'Melbourne', 'Perth', 'Sydney'];
export const numberOf = (id: string) => Number(id.slice(1));

export const Row = memo(function Row({ id, columns: shown }: TableRowProps) {
  const n = numberOf(id);
  const content: Record<string, React.ReactNode> = {
    name: `Row ${n}`,
    place: places[n % places.length],
    count: n * 7,
    field: <input aria-label={`Field ${n}`} tabIndex={-1} defaultValue={n} />,
  };
  return (
    <>
      {shown.map((column) => (
        <GridBox key={column} role="gridcell" className={column === 'count' ? `${cell} ${cellEnd}` : cell}>
          {content[column]}
        </GridBox>
      ))}
    </>
  );
});

export const nextFrame = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
