import type { Meta, StoryObj } from '@storybook/react-vite';
import type { RowSelectionState } from '@tanstack/react-table';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { GridBox } from './grid-box.ts';
import { RowAction } from './RowAction.tsx';
import { columns, nextFrame, rowId, rowName, type StoryRow, storyRows } from './story-rows.tsx';
import type { RowProviderProps } from './Table.props.ts';
import { Table } from './Table.tsx';

interface DemoProps {
  readonly rows: number;
  readonly width?: string;
  readonly onColumnSizingChange?: (sizing: Record<string, number>) => void;
}

function SelectingDemo({ rows }: DemoProps) {
  const [data] = useState(() => storyRows(rows));
  const [selection, setSelection] = useState<RowSelectionState>({});
  return (
    <div style={{ height: '480px', display: 'flex', flexDirection: 'column' }}>
      <Table
        label="Rows"
        columns={columns}
        data={data}
        getRowId={rowId}
        rowName={rowName}
        rowHeight={32}
        headHeight={32}
        rowSelection={selection}
        onRowSelectionChange={setSelection}
        footer={<div style={{ padding: '8px 12px' }}>{Object.keys(selection).length} selected</div>}
      />
    </div>
  );
}

const wide = columns.map((column) => ({
  ...column,
  size: (column.size ?? 0) + 80,
  maxSize: 640,
  meta: { ...column.meta, grows: false },
}));
const pinned = { start: ['count', 'name'], end: [] };

function PinnedDemo({ rows, width, onColumnSizingChange }: DemoProps) {
  const [data] = useState(() => storyRows(rows));
  const [sizing, setSizing] = useState<Record<string, number>>({});
  return (
    <div style={{ height: '480px', width, display: 'flex', flexDirection: 'column' }}>
      <Table
        label="Rows"
        columns={wide}
        data={data}
        getRowId={rowId}
        rowName={rowName}
        rowHeight={32}
        headHeight={32}
        columnSizing={sizing}
        columnPinning={pinned}
        onColumnSizingChange={(next) => {
          setSizing(next);
          onColumnSizingChange?.(next);
        }}
      />
    </div>
  );
}

const noteOf = (n: number) => (n % 10 === 3 ? `Row ${n} needs an answer` : null);

const noteHeight = (id: string) => (noteOf(Number(id.slice(1))) ? 24 : 0);

function storyNote(row: StoryRow) {
  const note = noteOf(row.n);
  return note ? (
    <GridBox role="gridcell" style={{ gridColumn: '1 / -1', height: '24px' }}>
      {note} <RowAction>Answer row {row.n}</RowAction>
    </GridBox>
  ) : null;
}

function FailingRow({ row, children }: RowProviderProps<StoryRow>) {
  if (row.n === 2) throw new Error('row 2');
  return children();
}

/** Adding rows above the visible ones does not move them. */
function GrowingDemo({ rows }: DemoProps) {
  const [data, setData] = useState(() => storyRows(rows));
  const more = () => setData((before) => [{ id: `new${before.length}`, n: before.length + 1 }, ...before]);
  return (
    <div style={{ height: '480px', display: 'flex', flexDirection: 'column' }}>
      <button type="button" onClick={more}>
        One more
      </button>
      <Table
        label="Rows"
        columns={columns}
        data={data}
        getRowId={rowId}
        rowName={rowName}
        rowHeight={32}
        headHeight={32}
        note={storyNote}
        noteHeight={noteHeight}
      />
    </div>
  );
}

const failed = fn();

const meta = {
  title: 'Design system/Table with selection and pinning',
  component: SelectingDemo,
  args: { rows: 60, onColumnSizingChange: fn() },
} satisfies Meta<typeof SelectingDemo>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Selected: Story = {
  play: async ({ canvas, userEvent }) => {
    const box = (n: number) => canvas.getByRole('checkbox', { name: `Select row ${n}` });
    const rowOf = (n: number) => box(n).closest('[role="row"]');
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-multiselectable', 'true');
    await userEvent.click(box(2));
    await expect(rowOf(2)).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Shift>}');
    await userEvent.click(box(5));
    await userEvent.keyboard('{/Shift}');
    await expect(canvas.getByText('4 selected')).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: 'Select all' })).toBePartiallyChecked();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all' }));
    // Rows outside the window as well.
    await expect(canvas.getByText('60 selected')).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select none' }));
    await expect(canvas.getByText('0 selected')).toBeVisible();
  },
};

export const SelectedByKeyboard: Story = {
  play: async ({ canvas }) => {
    const cellOf = (text: string) => canvas.getByText(text).closest<HTMLElement>('[role="gridcell"]');
    await userEvent.tab();
    await userEvent.keyboard('{Control>}{Home}{/Control}');
    await expect(canvas.getByRole('checkbox', { name: 'Select row 1' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight} ');
    await expect(cellOf('Row 1')).toHaveFocus();
    await expect(canvas.getByText('1 selected')).toBeVisible();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Shift>} {/Shift}');
    await expect(canvas.getByText('3 selected')).toBeVisible();
    await userEvent.keyboard('{Control>}a{/Control}');
    await expect(canvas.getByText('60 selected')).toBeVisible();
  },
};

export const Pinned: Story = {
  render: (args) => <PinnedDemo {...args} />,
  args: { width: '520px' },
  play: async ({ canvas }) => {
    const grid = canvas.getByRole('grid', { name: 'Rows' });
    const heads = within(grid).getAllByRole('columnheader');
    // Pinned columns come first, in their order, and none is hidden for lack of width.
    await expect(heads.map((head) => head.textContent)).toEqual(['Count', 'Name', 'Place', 'Field']);
    const place = (text: string) => canvas.getByText(text).getBoundingClientRect().left;
    const [name, other] = [
      place('Row 1'),
      canvas.getByRole('columnheader', { name: 'Field' }).getBoundingClientRect().left,
    ];
    grid.scrollLeft = 150;
    await nextFrame();
    await expect(place('Row 1')).toBe(name);
    await expect(canvas.getByRole('columnheader', { name: 'Field' }).getBoundingClientRect().left).toBeLessThan(other);
    // The pinned cell covers the cells that scrolled under it.
    const at = canvas.getByText('Row 1').getBoundingClientRect();
    await expect(document.elementFromPoint(at.left + 4, at.top + 4)?.textContent).toBe('Row 1');
  },
};

export const WithNotes: Story = {
  render: (args) => <GrowingDemo {...args} />,
  tags: ['no-visual'],
  play: async ({ canvas, userEvent }) => {
    const action = canvas.getByRole('button', { name: 'Answer row 3' });
    await expect(canvas.getByText(/Row 3 needs/).getBoundingClientRect().height).toBe(24);
    // A tab stop only while its row is the current one.
    await expect(action).toHaveAttribute('tabindex', '-1');
    await userEvent.click(canvas.getByRole('textbox', { name: 'Field 3' }));
    await userEvent.tab();
    await expect(action).toHaveFocus();
  },
};

export const RowsComeAbove: Story = {
  name: 'Rows that come above those in sight move nothing',
  render: (args) => <GrowingDemo {...args} />,
  tags: ['no-visual'],
  play: async ({ canvas, userEvent }) => {
    const grid = canvas.getByRole('grid', { name: 'Rows' });
    grid.scrollTop = 900;
    await nextFrame();
    await nextFrame();
    const top = () => canvas.getByRole('textbox', { name: 'Field 33' }).getBoundingClientRect().top;
    const before = top();
    // Scrolling is over once nothing has moved for a moment.
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Field 30' })).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'One more' }));
    await waitFor(() => expect(grid).toHaveAttribute('aria-rowcount', '62'));
    await waitFor(() => expect(top()).toBe(before));
  },
};

export const OneRowFails: Story = {
  name: 'SHELL-13 a row that cannot be rendered says so in its place and is reported; the others go on',
  tags: ['no-visual'],
  beforeEach: () => {
    failed.mockClear();
  },
  render: () => (
    <div style={{ height: '480px', display: 'flex', flexDirection: 'column' }}>
      <Table
        label="Rows"
        columns={columns}
        data={storyRows(5)}
        getRowId={rowId}
        rowName={rowName}
        rowHeight={32}
        headHeight={32}
        RowProvider={FailingRow}
        onRowError={failed}
      />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('We couldn’t show row 2.', { exact: false })).toBeVisible();
    await expect(failed).toHaveBeenCalledWith('r2', expect.any(Error));
    await expect(canvas.getAllByRole('row')).toHaveLength(6);
    await expect(canvas.getByText('Row 3')).toBeVisible();
  },
};
