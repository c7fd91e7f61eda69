import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { usePinnedColumns } from './pinning.ts';
import { useRowSelection } from './selection.tsx';
import { columns, nextFrame, numberOf, Row } from './story-rows.tsx';
import type { TableColumn } from './Table.props.ts';
import { Table } from './Table.tsx';

interface DemoProps {
  readonly rows: number;
  readonly width?: string;
  readonly onWidths?: (widths: Readonly<Record<string, number>>) => void;
}

function SelectingDemo({ rows }: DemoProps) {
  const [ids] = useState(() => Array.from({ length: rows }, (_, n) => `r${n + 1}`));
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const selection = useRowSelection({
    rowIds: ids,
    selected,
    nameOf: (id) => `row ${numberOf(id)}`,
    onSelected: setSelected,
  });
  return (
    <div style={{ height: '480px', display: 'flex', flexDirection: 'column' }}>
      <Table
        label="Rows"
        columns={columns}
        rowIds={ids}
        Row={Row}
        rowHeight={32}
        headHeight={32}
        selection={selection}
        footer={<div style={{ padding: '8px 12px' }}>{selected.size} selected</div>}
      />
    </div>
  );
}

const wide: readonly TableColumn[] = columns.map((column) => ({ ...column, grows: false, width: column.width + 80 }));

function PinnedDemo({ rows, width, onWidths }: DemoProps) {
  const [ids] = useState(() => Array.from({ length: rows }, (_, n) => `r${n + 1}`));
  const [widths, setWidths] = useState<Readonly<Record<string, number>>>({});
  const pinning = usePinnedColumns({ columns: wide, pinned: ['count', 'name'], widths });
  return (
    <div style={{ height: '480px', width, display: 'flex', flexDirection: 'column' }}>
      <Table
        label="Rows"
        columns={wide}
        rowIds={ids}
        Row={Row}
        rowHeight={32}
        headHeight={32}
        widths={widths}
        pinning={pinning}
        onWidths={(next) => {
          setWidths(next);
          onWidths?.(next);
        }}
      />
    </div>
  );
}

const meta = {
  title: 'Design system/Table with selection and pinning',
  component: SelectingDemo,
  args: { rows: 60, onWidths: fn() },
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
    // Rows out of sight too.
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
    // Pinned ones stand first, in their order; none has left for want of width.
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
    // The pinned cell covers what has gone beneath it.
    const at = canvas.getByText('Row 1').getBoundingClientRect();
    await expect(document.elementFromPoint(at.left + 4, at.top + 4)?.textContent).toBe('Row 1');
  },
};
