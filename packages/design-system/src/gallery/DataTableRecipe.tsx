import type { SortingState } from '@tanstack/react-table';
import { useMemo, useState } from 'react';
import { EmptyState } from '../components/EmptyState/EmptyState.tsx';
import { FilterBar } from '../components/FilterBar/FilterBar.tsx';
import { Pagination } from '../components/Pagination/Pagination.tsx';
import { Select } from '../components/Select/Select.tsx';
import { Stack } from '../components/Stack/Stack.tsx';
import { cell, cellEnd } from '../components/Table/row.css.ts';
import { Table } from '../components/Table/Table.tsx';
import { fixedColumn, tableColumnHelper } from '../components/Table/table-features.ts';
import { TextField } from '../components/TextField/TextField.tsx';

interface Part {
  readonly code: string;
  readonly description: string;
  readonly finish: string;
  readonly stock: number;
}

const finishes = ['Zinc', 'Galvanised', 'Stainless 316'] as const;
const parts: readonly Part[] = [8, 10, 12, 16, 20].flatMap((size) =>
  [30, 40, 50, 60, 80].flatMap((length) =>
    finishes.map((finish, index) => ({
      code: `HXB-${size}${String(length).padStart(3, '0')}-${finish[0]}`,
      description: `Hex bolt M${size} × ${length}`,
      finish,
      stock: (size * length * (index + 3)) % 900,
    })),
  ),
);
const pageSize = 10;
const column = tableColumnHelper<Part>();
const codeOf = ({ code }: Part) => code;
const words = { className: cell, cardClassName: cell } as const;
const columns = column.columns([
  column.accessor('code', { header: 'Code', size: 140, meta: words, cell: ({ getValue }) => getValue() }),
  column.accessor('description', {
    header: 'Description',
    size: 180,
    meta: { ...words, grows: true },
    cell: ({ getValue }) => getValue(),
  }),
  column.accessor('finish', {
    header: 'Finish',
    ...fixedColumn(120),
    meta: { ...words, hideRank: 1 },
    cell: ({ getValue }) => getValue(),
  }),
  column.accessor('stock', {
    header: 'Stock',
    ...fixedColumn(90),
    meta: { align: 'end', className: `${cell} ${cellEnd}`, cardClassName: cell },
    cell: ({ getValue }) => getValue().toLocaleString('en-AU'),
  }),
]);

function sorted(rows: readonly Part[], [by]: SortingState): readonly Part[] {
  if (!by) return rows;
  const value = (part: Part) => part[by.id as keyof Part];
  const order = rows.toSorted((a, b) => String(value(a)).localeCompare(String(value(b)), 'en-AU', { numeric: true }));
  return by.desc ? order.toReversed() : order;
}

/** A list with search, filters, sorting and pages. A server would do these four steps with the same state. */
export function DataTableRecipe() {
  const [find, setFind] = useState('');
  const [finish, setFinish] = useState('');
  const [sorting, setSorting] = useState<SortingState>([]);
  const [page, setPage] = useState(1);
  const found = useMemo(
    () =>
      sorted(
        parts.filter(
          (part) =>
            (finish === '' || part.finish === finish) &&
            `${part.code} ${part.description}`.toLowerCase().includes(find.trim().toLowerCase()),
        ),
        sorting,
      ),
    [find, finish, sorting],
  );
  const shown = useMemo(() => found.slice((page - 1) * pageSize, page * pageSize), [found, page]);
  const change = (act: () => void) => {
    act();
    setPage(1);
  };
  const filters = [
    ...(find.trim() === '' ? [] : [{ key: 'find', label: `Text: ${find.trim()}` } as const]),
    ...(finish === '' ? [] : [{ key: 'finish', label: `Finish: ${finish}` } as const]),
  ];
  return (
    <Stack gap={4}>
      <FilterBar
        filters={filters}
        results={`${found.length} parts`}
        onRemove={(key) => change(() => (key === 'find' ? setFind('') : setFinish('')))}
        onClear={() =>
          change(() => {
            setFind('');
            setFinish('');
          })
        }
      >
        <TextField label="Find" value={find} onValueChange={(text) => change(() => setFind(text))} />
        <Select
          label="Finish"
          value={finish}
          options={[{ value: '', label: 'Any finish' }, ...finishes.map((value) => ({ value, label: value }))]}
          onValueChange={(value) => change(() => setFinish(value))}
        />
      </FilterBar>
      <Table
        label="Parts"
        columns={columns}
        data={shown}
        getRowId={codeOf}
        rowName={codeOf}
        rowHeight={32}
        headHeight={32}
        scroll="page"
        sorting={sorting}
        onSortingChange={(next) => change(() => setSorting(next))}
        empty={<EmptyState title="No part matches">Remove a filter, or find another word.</EmptyState>}
      />
      <Pagination label="Parts" page={page} pages={Math.ceil(found.length / pageSize)} onPageChange={setPage} />
    </Stack>
  );
}
