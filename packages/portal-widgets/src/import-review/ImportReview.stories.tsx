import type { Candidate, ReadTable, ReviewRow } from '@portal/domain/import';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { ImportReviewProps } from './ImportReview.props.ts';
import { ImportReview } from './ImportReview.tsx';

const galv: Candidate = { stock_code: 'HXB-16080-88G', description: 'Hex bolt M16 x 80 8.8, galvanised' };
const zinc: Candidate = { stock_code: 'HXB-16080-88Z', description: 'Hex bolt M16 x 80 8.8, zinc plated' };
const washer: Candidate = { stock_code: 'WFL-16030-00G', description: 'Flat washer M16 x 30, galvanised' };

const base = { quantityWrong: null, artificial: false, settled: false, left: null } as const;
const some: readonly ReviewRow[] = [
  {
    ...base,
    id: '2',
    line: 2,
    source: 'HXB-16080-88G\t450',
    band: 'sure',
    reason: 'Exact code.',
    candidates: [galv],
    picked: galv,
    quantity: '450',
  },
  {
    ...base,
    id: '3',
    line: 3,
    source: 'HXB-16080-88Y\t100',
    band: 'check',
    reason: 'HXB-16080-88Y was superseded by HXB-16080-88Z.',
    candidates: [zinc],
    picked: zinc,
    quantity: '100',
  },
  {
    ...base,
    id: '4',
    line: 4,
    source: 'm16 x 80 hex bolts',
    band: 'choose',
    reason: 'These fit the description.',
    candidates: [galv, zinc],
    picked: null,
    quantity: '25',
    artificial: true,
  },
  {
    ...base,
    id: '5',
    line: 5,
    source: 'the usual for the gate',
    band: 'unknown',
    reason: 'No part has this description.',
    candidates: [],
    picked: null,
    quantity: '1',
    artificial: true,
  },
  {
    ...base,
    id: '6',
    line: 6,
    source: 'WFL-16030-00G\tlots',
    band: 'check',
    reason: 'Exact code.',
    candidates: [washer],
    picked: washer,
    quantity: 'lots',
    quantityWrong: '“lots” is not a quantity. Type a whole number such as 100.',
  },
  {
    ...base,
    id: '7',
    line: 7,
    source: 'HXB-16080-88G\t50',
    band: 'sure',
    reason: 'Exact code.',
    candidates: [galv],
    picked: galv,
    quantity: '50',
  },
];

const oneTable: ReadTable = {
  line: 2,
  layout: 'heads:stock code|qty',
  columns: [
    { role: 'code', head: 'Stock code' },
    { role: 'quantity', head: 'Qty' },
  ],
};

function Demo(props: Partial<ImportReviewProps>) {
  const [rows, setRows] = useState(props.rows ?? some);
  const [openRow, setOpenRow] = useState<string | null>(props.openRow ?? null);
  const change = (id: string, to: Partial<ReviewRow>) =>
    setRows(rows.map((row) => (row.id === id ? { ...row, ...to } : row)));
  return (
    <ImportReview
      leftOut={[
        { line: 1, source: 'Stock code\tQty', why: 'Column headings.' },
        { line: 8, source: 'Kind regards, Pat', why: 'Looks like part of a message.' },
      ]}
      tables={[oneTable]}
      spacing="medium"
      duplicates={1}
      similar={null}
      onPickSimilar={fn()}
      undoable={null}
      onUndo={fn()}
      suggest={async () => []}
      onMerge={fn()}
      onAcceptChecks={fn()}
      onRole={fn()}
      {...props}
      rows={rows}
      openRow={openRow}
      onOpenRow={setOpenRow}
      onPick={(id, part) => {
        change(id, { picked: part, settled: true });
        props.onPick?.(id, part);
      }}
      onQuantity={(id, quantity) => change(id, { quantity, quantityWrong: null })}
      onSkip={(id) => change(id, { left: rows.find((row) => row.id === id)?.left ? null : 'Left out' })}
    />
  );
}

const meta = {
  title: 'Widgets/ImportReview',
  component: Demo,
  args: { onPick: fn(), onMerge: fn(), onAcceptChecks: fn(), onRole: fn() },
} satisfies Meta<typeof Demo>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllBands: Story = {};
export const PanelOpen: Story = { args: { openRow: '4' } };
export const RunningText: Story = { args: { tables: [], leftOut: [], duplicates: 0, rows: some.slice(0, 1) } };
export const SeveralTables: Story = {
  name: 'IMP-06 tables with other columns below each other are read, and corrected, each by itself',
  args: {
    tables: [
      oneTable,
      {
        line: 6,
        layout: 'heads:part|length|qty',
        columns: [
          { role: 'description', head: 'Part' },
          { role: 'description', head: 'Length' },
          { role: 'quantity', head: 'Qty' },
        ],
      },
    ],
  },
  play: async ({ args, canvas }) => {
    const second = within(canvas.getByRole('group', { name: 'Columns from row 6 on' }));
    await userEvent.selectOptions(second.getByRole('combobox', { name: 'Length' }), 'Not used');
    await expect(args.onRole).toHaveBeenCalledWith('heads:part|length|qty', 1, 'none');
  },
};
export const NothingRead: Story = { args: { rows: [], duplicates: 0 } };

const many: readonly ReviewRow[] = Array.from(
  { length: 500 },
  (_, i) => ({ ...(some[i % some.length] ?? some[0]), id: `r${i}`, line: i + 1 }) as ReviewRow,
);
export const FiveHundred: Story = {
  args: { rows: many },
  play: async ({ canvas }) => {
    const grid = canvas.getByRole('grid', { name: 'Rows of the list' });
    await expect(grid).toHaveAttribute('aria-rowcount', '501');
    await expect(within(grid).getAllByRole('row').length).toBeLessThan(80);
  },
};

/** IMP-06: one choice of class and finish for all rows that are sold in it. */
export const OneChoiceForAll: Story = {
  args: { similar: { label: '8.8, Zinc plated', ids: ['4', '5'] }, onPickSimilar: fn() },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { name: /^8\.8, Zinc plated for 2 more rows/ })).toBeVisible();
    await userEvent.keyboard('e');
    await expect(args.onPickSimilar).toHaveBeenCalledOnce();
  },
};

/** IMP-06: a choice for many rows can be undone. */
export const ChoiceForManyUndone: Story = {
  args: { undoable: { choice: 'similar', count: 2 }, onUndo: fn() },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { name: /^Undo for 2 rows/ })).toBeVisible();
    await userEvent.keyboard('z');
    await expect(args.onUndo).toHaveBeenCalledOnce();
  },
};

/** IMP-06: resolves a doubtful row by keyboard alone. */
export const ByKeysAlone: Story = {
  tags: ['no-visual'],
  play: async ({ canvas, args }) => {
    const row = (line: number) => canvas.getByRole('row', { name: new RegExp(`^${line} `) });
    await expect(canvas.getByRole('status')).toHaveTextContent('4 to answer');
    await userEvent.keyboard('n');
    await waitFor(() => expect(canvas.getByText('Row 3: HXB-16080-88Y 100')).toBeVisible());
    await waitFor(() => expect(row(3)).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard('1');
    await expect(args.onPick).toHaveBeenLastCalledWith('3', zinc);
    await userEvent.keyboard('n');
    await waitFor(() => expect(canvas.getByText('Row 4: m16 x 80 hex bolts')).toBeVisible());
    await userEvent.keyboard('2');
    await expect(args.onPick).toHaveBeenLastCalledWith('4', zinc);
    await userEvent.keyboard('n');
    await userEvent.keyboard('s');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('1 to answer'));
    await expect(row(5)).toHaveTextContent('Left out');
    await userEvent.keyboard('m');
    await expect(args.onMerge).toHaveBeenCalledOnce();
    await userEvent.keyboard('a');
    await expect(args.onAcceptChecks).toHaveBeenCalledOnce();
  },
};

export const ColumnsCorrected: Story = {
  tags: ['no-visual'],
  play: async ({ canvas, args }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Stock code' }), 'customer_code');
    await expect(args.onRole).toHaveBeenCalledWith('heads:stock code|qty', 0, 'customer_code');
  },
};
