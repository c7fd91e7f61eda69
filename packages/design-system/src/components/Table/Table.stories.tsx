import type { Meta, StoryObj } from '@storybook/react-vite';
import type { SortingState } from '@tanstack/react-table';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { columns, nextFrame, placeOf, rowId, rowName, type StoryRow, storyRows } from './story-rows.tsx';
import type { TableProps } from './Table.props.ts';
import { Table } from './Table.tsx';

interface DemoProps extends Partial<TableProps<StoryRow>> {
  readonly rows: number;
  readonly width?: string;
}

function Demo({ rows, width = '100%', ...rest }: DemoProps) {
  const [data] = useState(() => storyRows(rows));
  const [sorting, setSorting] = useState<SortingState>([{ id: 'name', desc: false }]);
  return (
    <div style={{ height: '480px', width, display: 'flex', flexDirection: 'column' }}>
      <Table
        label="Rows"
        columns={columns}
        data={data}
        getRowId={rowId}
        rowName={rowName}
        rowHeight={32}
        headHeight={32}
        sorting={sorting}
        onSortingChange={setSorting}
        rowText={(id) => `Row ${id.slice(1)} ${placeOf(Number(id.slice(1)))}`}
        {...rest}
      />
    </div>
  );
}

const meta = {
  title: 'Design system/Table',
  tags: ['autodocs'],
  component: Table,
  argTypes: {
    rows: { description: 'Of this story: how many rows.' },
    width: { description: 'Of this story: how wide.' },
  },
  render: (args) => <Demo {...args} />,
  args: { rows: 500, onOpen: fn(), onRowKey: fn(() => true), onColumnSizingChange: fn(), onPastEnd: fn() },
} satisfies Omit<Meta<DemoProps>, 'component'> & { component: typeof Table };
export default meta;
type Story = StoryObj<DemoProps>;

const card = { columns: '1fr', areas: 'none', height: () => 92 } as const;

export const Plain: Story = { args: { rows: 12 } };

export const FiveHundredRows: Story = {
  play: async ({ canvas }) => {
    const grid = canvas.getByRole('grid', { name: 'Rows' });
    await expect(grid).toHaveAttribute('aria-rowcount', '501');
    await expect(canvas.getAllByRole('row').length).toBeLessThan(40);
    const places = canvas.getAllByRole('gridcell').slice(0, 4);
    await expect(places.map((cell) => cell.getAttribute('aria-colindex'))).toEqual(['1', '2', '3', '4']);
    grid.scrollTop = 5000;
    // Rows are rendered in the same frame as the scroll.
    await nextFrame();
    const box = grid.getBoundingClientRect();
    for (let y = box.top + 40; y < box.bottom - 4; y += 20) {
      const found = document.elementFromPoint(box.left + 40, y)?.closest('[role="row"]');
      await expect(found?.textContent).toContain('Row ');
    }
  },
};

export const ByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Field 1' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(canvas.getByRole('textbox', { name: 'Field 3' })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(document.activeElement).toHaveTextContent('21');
    await userEvent.keyboard('{Home}');
    await expect(document.activeElement).toHaveTextContent('Row 3');
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpen).toHaveBeenCalledWith('r3', 'key');
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await expect(canvas.getByRole('textbox', { name: 'Field 500' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(document.activeElement).toHaveAttribute('role', 'gridcell');
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onPastEnd).toHaveBeenCalledOnce();
    await userEvent.keyboard('{PageUp}{Control>}{Home}{/Control}');
    await expect(document.activeElement).toHaveTextContent('Row 1');
    await userEvent.keyboard('{ArrowUp}');
    await expect(document.activeElement).toHaveTextContent('Name');
    await expect(document.querySelectorAll('[role="grid"] [tabindex="0"]')).toHaveLength(1);
  },
};

export const KeysOfARow: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('z');
    // SHELL-14: a letter in a field is text.
    await expect(args.onRowKey).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}z');
    await expect(args.onRowKey).toHaveBeenCalledWith('r1', 'z');
    await userEvent.keyboard('4');
    await expect(canvas.getByRole('textbox', { name: 'Field 1' })).toHaveFocus();
    await expect(canvas.getByRole('textbox', { name: 'Field 1' })).toHaveValue('4');
  },
};

export const ResizedByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    const head = canvas.getByRole('columnheader', { name: 'Count' });
    const before = head.getBoundingClientRect().width;
    head.focus();
    await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowRight}{/Shift}');
    await expect(head.getBoundingClientRect().width).toBe(before + 16);
    await expect(args.onColumnSizingChange).toHaveBeenLastCalledWith({ count: 106 });
  },
};

export const ResizedByPointer: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const head = canvas.getByRole('columnheader', { name: 'Count' });
    await userEvent.hover(head);
    const handle = await waitFor(() => {
      const found = head.querySelector('[data-resize="count"]');
      if (!found) throw new Error('no handle yet');
      return found;
    });
    const before = head.getBoundingClientRect().width;
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: handle, coords: { clientX: 500, clientY: 10 } },
      { target: document.body, coords: { clientX: 530, clientY: 10 } },
    ]);
    await expect(head.getBoundingClientRect().width).toBe(before + 30);
    await expect(args.onColumnSizingChange).not.toHaveBeenCalled();
    await userEvent.pointer({ keys: '[/MouseLeft]', target: document.body, coords: { clientX: 530, clientY: 10 } });
    await expect(args.onColumnSizingChange).toHaveBeenLastCalledWith({ count: 120 });
    await userEvent.dblClick(handle);
    await expect(args.onColumnSizingChange).toHaveBeenLastCalledWith({});
    await expect(head.getBoundingClientRect().width).toBe(before);
  },
};

export const Hidden: Story = {
  args: { columnVisibility: { place: false } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('columnheader', { name: 'Place' })).toBeNull();
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-colcount', '3');
  },
};

export const Narrow: Story = {
  args: { width: '500px' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole('columnheader', { name: 'Place' })).toBeNull());
    await expect(canvas.getByRole('columnheader', { name: 'Count' })).toBeVisible();
  },
};

export const WidenedAgain: Story = {
  args: { width: '900px', card },
  tags: ['no-visual'],
  play: async ({ canvas }) => {
    const root = canvas.getByRole('grid', { name: 'Rows' }).parentElement;
    const frame = root?.parentElement;
    const top = (n: number) =>
      canvas
        .getByRole('textbox', { name: `Field ${n}` })
        .closest('[role="row"]')
        ?.getBoundingClientRect().top ?? 0;
    const steps = () => Array.from({ length: 9 }, (_, n) => top(n + 2) - top(n + 1));
    await waitFor(() => expect(root).not.toHaveAttribute('data-small'));
    const wide = await waitFor(steps);
    if (frame) frame.style.width = '360px';
    await waitFor(() => expect(root).toHaveAttribute('data-small'));
    await waitFor(() => expect(top(2) - top(1)).toBeGreaterThan(60));
    // Row heights that were measured in the small view do not apply in the wide one.
    if (frame) frame.style.width = '900px';
    await waitFor(() => expect(root).not.toHaveAttribute('data-small'));
    await waitFor(() => expect(steps()).toEqual(wide));
  },
};

export const HiddenForAWhile: Story = {
  name: 'Rows that are measured keep their heights while the table does not show, as in a tab in the back',
  args: { width: '360px', card },
  tags: ['no-visual'],
  play: async ({ canvas }) => {
    const root = canvas.getByRole('grid', { name: 'Rows' }).parentElement;
    await waitFor(() => expect(root).toHaveAttribute('data-small'));
    const topOfFirst = () => canvas.getByRole('textbox', { name: 'Field 1' }).getBoundingClientRect().top;
    // Once it stops moving, the cards above it have been measured.
    let top = Number.NaN;
    await waitFor(async () => {
      top = topOfFirst();
      await nextFrame();
      await expect(topOfFirst()).toBe(top);
    });
    if (root) root.style.display = 'none';
    await nextFrame();
    await nextFrame();
    root?.style.removeProperty('display');
    await nextFrame();
    await expect(topOfFirst()).toBe(top);
  },
};

export const Sorted: Story = {
  args: { rows: 12 },
  play: async ({ canvas }) => {
    const head = canvas.getByRole('columnheader', { name: 'Count' });
    await expect(head).toHaveAttribute('aria-sort', 'none');
    await userEvent.click(canvas.getByRole('button', { name: 'Count' }));
    await expect(head).toHaveAttribute('aria-sort', 'ascending');
  },
};

export const WithPanel: Story = {
  args: { rows: 40, openRow: 'r2', panel: (id) => <div style={{ height: '120px' }}>About {id}</div> },
  play: async ({ canvas }) => {
    const row = (n: number) => canvas.getByRole('textbox', { name: `Field ${n}` }).closest('[role="row"]');
    const bottom = row(2)?.getBoundingClientRect().bottom;
    await waitFor(() => expect(row(3)?.getBoundingClientRect().top).toBe(bottom));
    await expect(canvas.getByText('About r2')).toBeVisible();
  },
};

export const FoundBeyondSight: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Control>}f{/Control}');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Find in these lines' }), 'row 444');
    await expect(canvas.getByText('1 of 1')).toBeVisible();
    await expect(canvas.getByText('Row 444')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(document.activeElement).toHaveTextContent('Row 444');
  },
};

export const Printed: Story = {
  play: async ({ canvas }) => {
    window.dispatchEvent(new Event('beforeprint'));
    await expect(canvas.getAllByRole('row')).toHaveLength(501);
    window.dispatchEvent(new Event('afterprint'));
    await waitFor(() => expect(canvas.getAllByRole('row').length).toBeLessThan(60));
  },
};

export const Empty: Story = { args: { rows: 0, empty: <p>Nothing is here yet.</p> } };
