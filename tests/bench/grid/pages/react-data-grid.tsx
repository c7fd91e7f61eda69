import '../shared/page.css';
import 'react-data-grid/lib/styles.css';
import { useEffect, useState } from 'react';
import { type Column, DataGrid } from 'react-data-grid';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { rightAligned } from '../shared/columns-css.ts';
import { run } from '../shared/harness.ts';
import { type BenchLine, columns, money, readQuantity, rowHeight, totalOf } from '../shared/lines.ts';

const control: { setLines?: (lines: readonly BenchLine[]) => void; setTheme?: (dark: boolean) => void } = {};

const columnDefs = columns.map(({ id, name, width, text }): Column<BenchLine> => {
  const common: Column<BenchLine> = {
    key: id,
    name,
    resizable: true,
    cellClass: rightAligned.has(id) ? 'rdg-right' : undefined,
    renderCell: ({ row }) => text(row),
    ...(width === 0 ? { minWidth: 220, width: '1fr' } : { width, minWidth: 30 }),
  };
  if (id === 'quantity') {
    return {
      ...common,
      renderCell: ({ row, onRowChange }) => (
        <input
          className="bench-quantity"
          value={row.quantity}
          onChange={(event) => onRowChange({ ...row, quantity: readQuantity(event.target.value) })}
        />
      ),
    };
  }
  if (id === 'remove') {
    return {
      ...common,
      renderCell: () => (
        <button type="button" className="bench-remove" aria-label="Remove">
          ×
        </button>
      ),
    };
  }
  return common;
});

const keyOf = (line: BenchLine) => line.id;

function Order({ first }: { readonly first: readonly BenchLine[] }) {
  const [lines, setLines] = useState(first);
  const [dark, setDark] = useState(false);
  useEffect(() => {
    control.setLines = setLines;
    control.setTheme = setDark;
  }, []);
  return (
    <>
      <div id="total" className="bench-total">
        {money(totalOf(lines))}
      </div>
      <DataGrid
        className={dark ? 'bench-table rdg-dark' : 'bench-table rdg-light'}
        columns={columnDefs}
        rows={lines}
        rowKeyGetter={keyOf}
        rowHeight={rowHeight}
        headerRowHeight={rowHeight}
        onRowsChange={setLines}
      />
    </>
  );
}

run({
  rows: '.rdg-row',
  mount: (root, lines) => flushSync(() => createRoot(root).render(<Order first={lines} />)),
  setLines: (lines) => control.setLines?.(lines),
  setTheme: (dark) => control.setTheme?.(dark),
  scroller: () => document.querySelector('.rdg'),
  quantity: (index) => document.querySelector(`.rdg-row[aria-rowindex="${index + 2}"] .bench-quantity`),
});
