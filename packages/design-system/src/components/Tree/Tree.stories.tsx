import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Building2, Eye, EyeOff, Package, Star } from '../../icons.ts';
import { Badge } from '../Badge/Badge.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import type { TreeItem, TreePosition, TreeProps } from './Tree.props.ts';
import { Tree } from './Tree.tsx';

const favourites: readonly TreeItem[] = [
  {
    id: 'site',
    label: 'Alexandria site',
    icon: Building2,
    children: [
      { id: 'hxb', label: 'Hex bolt M12 × 50, grade 8.8, zinc', note: 'HXB-12050-88Z', icon: Package },
      { id: 'hxn', label: 'Hex nut M12, zinc', note: 'HXN-12-8Z', icon: Package },
      {
        id: 'anchors',
        label: 'Anchors',
        icon: Star,
        children: [{ id: 'chem', label: 'Chemical anchor stud M16 × 190', note: 'CAS-16190-88G', icon: Package }],
      },
    ],
  },
  { id: 'empty', label: 'Van stock', icon: Star, children: [] },
  { id: 'wsh', label: 'Flat washer M12, stainless 316', note: 'FWS-12-316', icon: Package, muted: true },
];

/** Removes nodes from a tree. */
function without(items: readonly TreeItem[], ids: ReadonlySet<string>, taken: TreeItem[]): readonly TreeItem[] {
  return items.flatMap((item) => {
    if (ids.has(item.id)) {
      taken.push(item);
      return [];
    }
    return Array.isArray(item.children) ? [{ ...item, children: without(item.children, ids, taken) }] : [item];
  });
}
function put(
  items: readonly TreeItem[],
  taken: readonly TreeItem[],
  target: string,
  at: TreePosition,
): readonly TreeItem[] {
  return items.flatMap((item) => {
    const children = Array.isArray(item.children) ? (item.children as readonly TreeItem[]) : [];
    if (item.id === target) {
      if (at === 'before') return [...taken, item];
      if (at === 'after') return [item, ...taken];
      return [{ ...item, children: [...children, ...taken] }];
    }
    return item.children === undefined ? [item] : [{ ...item, children: put(children, taken, target, at) }];
  });
}
const renamed = (items: readonly TreeItem[], id: string, label: string): readonly TreeItem[] =>
  items.map((item) => ({
    ...item,
    ...(item.id === id ? { label } : {}),
    ...(Array.isArray(item.children) ? { children: renamed(item.children, id, label) } : {}),
  }));

function Held(props: TreeProps & { width?: number }) {
  const [items, setItems] = useState(props.items);
  const [expanded, setExpanded] = useState(props.expanded);
  const [selected, setSelected] = useState(props.selected ?? new Set<string>());
  return (
    <div style={{ maxWidth: props.width ?? 420 }}>
      <Tree
        {...props}
        items={items}
        expanded={expanded}
        onExpandedChange={setExpanded}
        selected={selected}
        onSelectedChange={(next) => {
          setSelected(next);
          props.onSelectedChange?.(next);
        }}
        onRename={
          props.onRename &&
          ((id, label) => {
            setItems((old) => renamed(old, id, label));
            props.onRename?.(id, label);
          })
        }
        onMove={
          props.onMove &&
          ((ids, target, position) => {
            const taken: TreeItem[] = [];
            const rest = without(items, new Set(ids), taken);
            setItems(put(rest, taken, target, position));
            props.onMove?.(ids, target, position);
          })
        }
        onLoad={
          props.onLoad &&
          (async (id) => {
            await props.onLoad?.(id);
            setItems((old) =>
              put(without(old, new Set([id]), []), [], id, 'inside').concat({
                id,
                label: 'Rivets',
                children: [{ id: 'blind', label: 'Blind rivets' }],
              }),
            );
          })
        }
      />
    </div>
  );
}

const meta = {
  title: 'Design system/Tree',
  tags: ['autodocs'],
  component: Tree,
  args: {
    label: 'Favourites',
    items: favourites,
    expanded: new Set(['site', 'anchors']),
    onExpandedChange: fn(),
    rows: 10,
  },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof Tree>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Keys: Story = {
  args: { onActivate: fn(), onSelectedChange: fn() },
  play: async ({ args, canvas }) => {
    const item = (name: RegExp) => canvas.getByRole('treeitem', { name });
    await userEvent.tab();
    await expect(item(/^Alexandria/)).toHaveFocus();
    await expect(item(/^Anchors/)).toHaveAttribute('aria-level', '2');
    await expect(item(/^Anchors/)).toHaveAttribute('aria-posinset', '3');
    await userEvent.keyboard('{ArrowRight}');
    await expect(item(/^Hex bolt/)).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(item(/^Alexandria/)).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{End}');
    await expect(item(/^Flat washer/)).toHaveFocus();
    await userEvent.keyboard('{Home}*');
    await expect(item(/^Alexandria/)).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('van');
    await expect(item(/^Van stock/)).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onActivate).toHaveBeenCalledWith('empty');
    await expect(item(/^Van stock/)).toHaveAttribute('aria-selected', 'true');
  },
};

export const Several: Story = {
  args: { selection: 'multiple', onSelectedChange: fn() },
  play: async ({ args, canvas }) => {
    const { lastCall } = (args.onSelectedChange as ReturnType<typeof fn>).mock;
    await expect(lastCall).toBeUndefined();
    await userEvent.click(canvas.getByRole('treeitem', { name: /^Hex bolt/ }));
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
    await expect(args.onSelectedChange).toHaveBeenLastCalledWith(new Set(['hxb', 'hxn']));
    await userEvent.keyboard('{End} ');
    await expect(args.onSelectedChange).toHaveBeenLastCalledWith(new Set(['hxb', 'hxn', 'wsh']));
    await expect(canvas.getAllByRole('treeitem', { selected: true })).toHaveLength(3);
  },
};

function SelectedElsewhere(props: TreeProps) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  return (
    <>
      {['p2', 'p90', 'p40'].map((id) => (
        <button key={id} type="button" onClick={() => setSelected(new Set([id]))}>
          Select {id}
        </button>
      ))}
      <Tree
        {...props}
        selected={selected}
        onSelectedChange={setSelected}
        onDelete={([id = '']) => setSelected(new Set([id === 'p40' ? 'p2' : 'p40']))}
      />
    </>
  );
}

/** A selection made outside the tree: its row scrolls into view and becomes the Tab stop. */
export const FollowsTheSelection: Story = {
  tags: ['no-visual'],
  args: {
    items: Array.from({ length: 100 }, (_, at) => ({ id: `p${at}`, label: `Part ${at}` })),
    expanded: new Set(),
    selection: 'multiple',
    onDelete: fn(),
  },
  render: (args) => <SelectedElsewhere {...args} />,
  play: async ({ canvas }) => {
    const row = (at: number) => canvas.findByRole('treeitem', { name: `Part ${at}` });
    await userEvent.click(await row(0));
    const button = canvas.getByRole('button', { name: 'Select p90' });
    await userEvent.click(button);
    const tree = canvas.getByRole('tree').getBoundingClientRect();
    const box = (await row(90)).getBoundingClientRect();
    await expect(box.top >= tree.top && box.bottom <= tree.bottom).toBe(true);
    // Focus outside the tree stays where it is.
    await expect(button).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await expect(await row(90)).toHaveFocus();
    // Focus inside the tree follows the selection.
    await userEvent.keyboard('{Delete}');
    await waitFor(async () => expect(await row(40)).toHaveFocus());
    // The same row again, after another was chosen in the tree.
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(await row(41)).toHaveAttribute('aria-selected', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Select p40' }));
    await userEvent.tab();
    await expect(await row(40)).toHaveFocus();
    // A row that is no longer selected keeps the focus.
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift} ');
    await expect(await row(41)).toHaveAttribute('aria-selected', 'false');
    await expect(await row(41)).toHaveFocus();
  },
};

export const RenameInPlace: Story = {
  args: { onRename: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('treeitem', { name: 'Van stock' }));
    await userEvent.keyboard('{F2}');
    const field = canvas.getByRole('textbox', { name: 'New name of Van stock' });
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(args.onRename).not.toHaveBeenCalled();
    await expect(canvas.getByRole('treeitem', { name: 'Van stock' })).toHaveFocus();
    await userEvent.keyboard('{F2}Ute stock{Enter}');
    await expect(args.onRename).toHaveBeenCalledWith('empty', 'Ute stock');
    await expect(canvas.getByRole('treeitem', { name: 'Ute stock' })).toHaveFocus();
  },
};

export const MoveByKeys: Story = {
  args: { onMove: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('treeitem', { name: /^Flat washer/ }));
    await userEvent.keyboard('{Control>}x{/Control}');
    const bar = canvas.getByRole('group', { name: /^Moving Flat washer/ });
    await expect(within(bar).getByText(/After Van stock, in Favourites$/)).toBeVisible();
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getByText('Inside Van stock')).toBeInTheDocument();
    await userEvent.keyboard('{Home}{ArrowDown}');
    await expect(within(bar).getByText(/Before Hex bolt.*, in Alexandria site$/)).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(args.onMove).toHaveBeenCalledWith(['wsh'], 'hxb', 'before');
    await expect(canvas.getByText(/^Flat washer.* moved\. Before Hex bolt/)).toBeInTheDocument();
    await expect(canvas.getByRole('treeitem', { name: /^Flat washer/ })).toHaveAttribute('aria-level', '2');
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await expect(args.onMove).toHaveBeenLastCalledWith(['wsh'], 'hxb', 'after');
  },
};

export const Moving: Story = {
  args: { onMove: fn() },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('treeitem', { name: /^Anchors/ }));
    await userEvent.keyboard('{Control>}x{/Control}{ArrowUp}');
    await expect(canvas.getByRole('button', { name: 'Move here' })).toBeVisible();
  },
};

export const Drag: Story = {
  args: { onMove: fn() },
  play: async ({ args, canvas }) => {
    const row = canvas.getByRole('treeitem', { name: /^Flat washer/ });
    const target = canvas.getByRole('treeitem', { name: 'Van stock' });
    const from = row.getBoundingClientRect();
    const to = target.getBoundingClientRect();
    const coords = (box: DOMRect) => ({ clientX: box.left + 90, clientY: box.top + box.height / 2 });
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: row, coords: coords(from) },
      { target: row, coords: coords(to) },
      { keys: '[/MouseLeft]', target: row, coords: coords(to) },
    ]);
    await expect(args.onMove).toHaveBeenCalledWith(['wsh'], 'empty', 'inside');
  },
};

export const LoadsWhatIsInside: Story = {
  args: {
    items: [{ id: 'rivets', label: 'Rivets', children: 'unloaded' }],
    expanded: new Set(),
    onLoad: fn(async () => {}),
  },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onLoad).toHaveBeenCalledWith('rivets');
    await expect(await canvas.findByRole('treeitem', { name: 'Blind rivets' })).toBeVisible();
  },
};

export const LoadFails: Story = {
  args: {
    items: [{ id: 'rivets', label: 'Rivets', children: 'unloaded' }],
    expanded: new Set(),
    onLoad: () => Promise.reject(new Error('offline')),
  },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(await canvas.findByText('Rivets could not be loaded. Open it to try again.')).toBeInTheDocument();
    await expect(canvas.getByRole('treeitem', { name: 'Rivets' })).toHaveAttribute('aria-expanded', 'false');
  },
};

/** Counts rendered rows by their calls of `badge`. */
const inside: string[] = [];
const counted = (id: string) => {
  inside.push(id);
  return null;
};

function Shrinking(props: TreeProps) {
  const [items, setItems] = useState(props.items);
  return (
    <Tree
      {...props}
      items={items}
      onDelete={(ids) => setItems((old) => old.filter((each) => !ids.includes(each.id)))}
    />
  );
}

/** Rows after a removed one move without rendering, and the focus stays in the tree. */
export const OthersStay: Story = {
  tags: ['no-visual'],
  args: {
    items: ['one', 'two', 'three', 'four'].map((id) => ({ id, label: id })),
    expanded: new Set(),
    badge: counted,
  },
  render: (args) => <Shrinking {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('treeitem', { name: 'two' }));
    inside.length = 0;
    await userEvent.keyboard('{Delete}');
    await waitFor(() => expect(canvas.queryByRole('treeitem', { name: 'two' })).toBeNull());
    await expect(canvas.getByRole('treeitem', { name: 'four' })).toHaveAttribute('aria-posinset', '3');
    await expect(new Set(inside)).toEqual(new Set(['one']));
    await waitFor(() => expect(canvas.getByRole('treeitem', { name: 'one' })).toHaveFocus());
  },
};

const onHide = fn();

export const ActionsAndBadges: Story = {
  args: {
    label: 'Components of the page',
    actions: (id) => [
      {
        key: 'show',
        label: 'Hidden',
        icon: id === 'wsh' ? EyeOff : Eye,
        pressed: id === 'wsh',
        onSelect: () => onHide(id),
      },
    ],
    badge: (id) => (id === 'anchors' ? <Badge count={3} label="to check" tone="warning" /> : null),
  },
  play: async ({ canvas }) => {
    onHide.mockClear();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Hidden: Alexandria site' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onHide).toHaveBeenCalledWith('site');
  },
};

export const TenThousand: Story = {
  args: {
    items: Array.from({ length: 100 }, (_, group) => ({
      id: `g${group}`,
      label: `Group ${group + 1}`,
      children: Array.from({ length: 99 }, (_, at) => ({
        id: `g${group}-${at}`,
        label: `Part ${group * 99 + at + 1}`,
      })),
    })),
    expanded: new Set(Array.from({ length: 100 }, (_, group) => `g${group}`)),
  },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getAllByRole('treeitem').length).toBeLessThan(40);
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(canvas.getByRole('treeitem', { name: 'Part 9900' })).toHaveFocus());
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(canvas.getByRole('treeitem', { name: 'Group 100' })).toHaveFocus());
    await expect(canvas.getAllByRole('treeitem').length).toBeLessThan(50);
  },
};

/** On touch screens the note is below the label, untruncated, because the buttons are always visible. */
export const NotesOnAPhone: Story = {
  args: {
    label: 'Pages',
    items: [
      {
        id: 'summer',
        label: 'Summer',
        note: 'not published, not in menus',
        children: [{ id: 'anchors', label: 'Chemical anchors and studs', note: 'switched off, asked for' }],
      },
    ],
    expanded: new Set(['summer']),
    actions: () => [
      { key: 'settings', label: 'Page settings', icon: Star, onSelect: fn() },
      { key: 'new', label: 'New page below', icon: Package, onSelect: fn() },
    ],
  },
  globals: { viewport: { value: 'phone' } },
  tags: ['phone'],
  render: (args) => <Held {...args} width={240} />,
  play: async ({ canvas }) => {
    for (const words of ['not published, not in menus', 'switched off, asked for']) {
      const note = canvas.getByText(words);
      await expect(note.scrollWidth).toBeLessThanOrEqual(note.clientWidth);
    }
    await expect(canvas.getByRole('treeitem', { name: 'Summer not published, not in menus' })).toBeVisible();
  },
};
export const Narrow: Story = { render: (args) => <Held {...args} width={200} /> };
export const RightToLeft: Story = {
  args: { onMove: fn() },
  render: (args) => (
    <div dir="rtl">
      <Held {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('treeitem', { name: /^Hex bolt/ })).toHaveFocus();
  },
};
export const Empty: Story = {
  args: {
    items: [],
    empty: <EmptyState title="No favourites yet.">Press the star beside a part to keep it here.</EmptyState>,
  },
};
