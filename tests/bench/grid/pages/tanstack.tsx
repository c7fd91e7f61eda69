import '../shared/page.css';
import '../shared/plain.css';
import { createColumnHelper, tableFeatures, useTable } from '@tanstack/react-table';
import { useVirtualizer } from '@tanstack/react-virtual';
import { memo, type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { cellClass, gridTemplate } from '../shared/columns-css.ts';
import { run } from '../shared/harness.ts';
import { type BenchLine, columns, money, readQuantity, rowHeight, totalOf, withQuantity } from '../shared/lines.ts';

/** A plain table over TanStack Table and Virtual, with rows memoised by the identity of their line. */
const control: { setLines?: (lines: readonly BenchLine[]) => void } = {};
const features = tableFeatures({});
const helper = createColumnHelper<typeof features, BenchLine>();
const columnDefs = helper.columns(columns.map(({ id, name, text }) => helper.accessor(text, { id, header: name })));

interface RowProps {
  readonly line: BenchLine;
  readonly start: number;
  readonly onQuantity: (index: number, quantity: number) => void;
}

const Row = memo(function Row({ line, start, onQuantity }: RowProps) {
  return (
    <div className="plain-row" data-number={line.number} style={{ transform: `translateY(${start}px)` }}>
      {columns.map(({ id, text }) => (
        <div key={id} className={cellClass(id)}>
          {contentOf(id, text(line), line, onQuantity)}
        </div>
      ))}
    </div>
  );
});

function contentOf(id: string, text: string, line: BenchLine, onQuantity: RowProps['onQuantity']): ReactNode {
  if (id === 'quantity') {
    return (
      <input
        className="bench-quantity"
        value={line.quantity}
        onChange={(event) => onQuantity(line.number - 1, readQuantity(event.target.value))}
      />
    );
  }
  if (id === 'remove') {
    return (
      <button type="button" className="bench-remove" aria-label="Remove">
        ×
      </button>
    );
  }
  return text;
}

function Body({ lines, onQuantity }: { lines: readonly BenchLine[]; onQuantity: RowProps['onQuantity'] }) {
  const table = useTable({ features, columns: columnDefs, data: lines });
  const scroller = useRef<HTMLDivElement>(null);
  const { rows } = table.getRowModel();
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 4,
    scrollMargin: 0,
  });
  return (
    <div ref={scroller} className="bench-table plain-scroller" style={{ '--columns': gridTemplate } as object}>
      <div className="plain-row plain-head">
        {table.getHeaderGroups().map((group) =>
          group.headers.map((header) => (
            <div key={header.id} className={cellClass(header.id)}>
              <table.FlexRender header={header} />
            </div>
          )),
        )}
      </div>
      <div className="plain-body" style={{ height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map(({ index, start }) => {
          const row = rows[index];
          return row ? <Row key={row.original.id} line={row.original} start={start} onQuantity={onQuantity} /> : null;
        })}
      </div>
    </div>
  );
}

function Order({ first }: { readonly first: readonly BenchLine[] }) {
  const [lines, setLines] = useState(first);
  useEffect(() => {
    control.setLines = setLines;
  }, []);
  const onQuantity = useCallback(
    (index: number, quantity: number) => setLines((before) => withQuantity(before, index, quantity)),
    [],
  );
  return (
    <>
      <div id="total" className="bench-total">
        {money(totalOf(lines))}
      </div>
      <Body lines={lines} onQuantity={onQuantity} />
    </>
  );
}

run({
  rows: '.plain-body > .plain-row',
  mount: (root, lines) => flushSync(() => createRoot(root).render(<Order first={lines} />)),
  setLines: (lines) => control.setLines?.(lines),
  setTheme: (dark) => {
    document.documentElement.dataset.theme = dark ? 'dark' : 'light';
  },
  scroller: () => document.querySelector('.plain-scroller'),
  quantity: (index) => document.querySelector(`[data-number="${index + 1}"] .bench-quantity`),
});
