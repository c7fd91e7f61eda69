import { Button } from '../../../components/Button/Button.tsx';
import type { PaletteCommand } from '../../../components/CommandPalette/CommandPalette.props.ts';
import { CommandPalette } from '../../../components/CommandPalette/CommandPalette.tsx';
import { cell, cellEnd } from '../../../components/Table/row.css.ts';
import { Table } from '../../../components/Table/Table.tsx';
import { tableColumnHelper } from '../../../components/Table/table-features.ts';
import type { TreeItem } from '../../../components/Tree/Tree.props.ts';
import { Tree } from '../../../components/Tree/Tree.tsx';
import { type Examples, Held, none } from './example.tsx';

interface Stock {
  readonly code: string;
  readonly pieces: number;
}
const stock: readonly Stock[] = [
  { code: 'HXB-12050-88Z', pieces: 1240 },
  { code: 'HXN-12000-08Z', pieces: 86 },
  { code: 'WFL-12024-00Z', pieces: 12500 },
];
const column = tableColumnHelper<Stock>();

/** Columns whose figures are aligned to this side. */
const columns = (header: string, align: 'start' | 'end') =>
  column.columns([
    column.accessor('code', {
      header: 'Code',
      size: 140,
      meta: { grows: true, className: cell, cardClassName: cell },
      cell: ({ getValue }) => getValue(),
    }),
    column.accessor('pieces', {
      header,
      size: 90,
      meta: { align, className: align === 'end' ? `${cell} ${cellEnd}` : cell, cardClassName: cell },
      cell: ({ getValue }) => getValue().toLocaleString('en-AU'),
    }),
  ]);
const aligned = columns('Pieces', 'end');
const unaligned = columns('Amount of stock available now', 'start');

function StockTable({ label, columns: shown }: { label: string; columns: typeof aligned }) {
  return (
    <div style={{ height: 140, display: 'flex', flexDirection: 'column' }}>
      <Table
        label={label}
        columns={shown}
        data={stock}
        getRowId={({ code }) => code}
        rowName={({ code }) => code}
        rowHeight={32}
        headHeight={32}
      />
    </div>
  );
}

const page = (children: readonly TreeItem[]): readonly TreeItem[] => [{ id: 'page', label: 'Anchors', children }];
const shallow = page([
  { id: 'picture', label: 'Picture of the range' },
  { id: 'words', label: 'How to choose' },
]);
const deep = page([
  {
    id: 'block',
    label: 'Block',
    children: [{ id: 'grid', label: 'Block', children: [{ id: 'inner', label: 'Block' }] }],
  },
]);
const allOpen: ReadonlySet<string> = new Set(['page', 'block', 'grid']);

function PageTree({ label, items }: { label: string; items: readonly TreeItem[] }) {
  return (
    <Held initial={allOpen}>
      {(expanded, set) => <Tree label={label} items={items} expanded={expanded} onExpandedChange={set} rows={4} />}
    </Held>
  );
}

function Palette({ commands }: { commands: readonly PaletteCommand[] }) {
  return (
    <Held initial={false}>
      {(open, set) => (
        <>
          <Button onClick={() => set(true)}>Commands</Button>
          <CommandPalette open={open} onOpenChange={set} page={{ title: 'Commands', commands }} />
        </>
      )}
    </Held>
  );
}

/** Components that usually fill a screen. */
export const large = {
  Table: {
    good: <StockTable label="Stock of three parts" columns={aligned} />,
    goodWhy: 'Figures end at one edge, so they compare at a glance.',
    bad: <StockTable label="Stock of three parts, unaligned" columns={unaligned} />,
    badWhy: 'Figures begin at one edge, and a heading longer than its column is cut.',
  },
  Tree: {
    good: <PageTree label="Parts of the page" items={shallow} />,
    goodWhy: 'Names that tell the items apart.',
    bad: <PageTree label="Parts of the page, by type" items={deep} />,
    badWhy: 'Three levels with one name.',
  },
  CommandPalette: {
    good: (
      <Palette
        commands={[
          { key: 'new', label: 'New order', group: 'Orders', words: 'start create cart', onSelect: none },
          { key: 'theme', label: 'Theme', group: 'Look', words: 'dark colours', onSelect: none },
        ]}
      />
    ),
    goodWhy: 'Found by “create” and “dark” as well.',
    bad: <Palette commands={[{ key: 'new', label: 'Execute order creation', onSelect: none }]} />,
    badWhy: 'Nobody types these words.',
  },
} satisfies Examples;
