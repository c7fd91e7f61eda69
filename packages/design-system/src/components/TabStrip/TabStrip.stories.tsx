import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Building2, ClipboardList, Zap } from '../../icons.ts';
import { type StripTabItem, TabStrip, type TabStripProps } from './TabStrip.tsx';

const tabs: StripTabItem[] = [
  { key: 'account', label: 'Account', icon: Building2 },
  { key: 'quick', label: 'Quick Quote', icon: Zap },
  { key: 'orders', label: 'Orders', icon: ClipboardList },
  { key: '1', label: 'PO 48817', statusIcon: 'alert', statusLabel: '2 lines to answer', fact: '18', closable: true },
  { key: '2', label: 'Alexandria stage 2', statusIcon: 'ring', statusLabel: 'Saved', fact: '204', closable: true },
  {
    key: '3',
    label: 'PO 48790',
    statusIcon: 'tick',
    statusLabel: 'Confirmed',
    fact: 'submits in 4:12',
    closable: true,
  },
  { key: '4', label: 'QQ 000318', statusIcon: 'half', statusLabel: 'Saving', fact: '7', closable: true },
  { key: '5', label: 'PO 48655', statusIcon: 'submitted', statusLabel: 'Submitted', closable: true },
  { key: '6', label: 'PO 48600', statusIcon: 'loading', statusLabel: 'Loading', closable: true },
];

function Held(props: TabStripProps) {
  const [current, setCurrent] = useState(props.current);
  const [tabs, setTabs] = useState(props.tabs);
  const move = (key: string, index: number) => {
    const moved = tabs.find((tab) => tab.key === key);
    const fixed = tabs.filter((tab) => tab.icon);
    const rest = tabs.filter((tab) => !tab.icon && tab.key !== key);
    if (moved) setTabs([...fixed, ...rest.slice(0, index), moved, ...rest.slice(index)]);
    props.onMove?.(key, index);
  };
  const select = (key: string) => {
    setCurrent(key);
    props.onSelect(key);
  };
  return (
    <>
      <TabStrip {...props} tabs={tabs} current={current} onSelect={select} onMove={props.onMove && move} />
      <div role="tabpanel" id="strip-panel" aria-label="Order" />
    </>
  );
}

const meta = {
  title: 'Design system/TabStrip',
  tags: ['autodocs'],
  component: TabStrip,
  parameters: { layout: 'fullscreen' },
  args: {
    label: 'Order tabs',
    tabs,
    current: '1',
    panelId: 'strip-panel',
    onSelect: fn(),
    onClose: fn(),
    onNew: fn(),
    newLabel: 'New order',
  },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof TabStrip>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Orders: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tab', { name: 'PO 48817 18 , 2 lines to answer' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  },
};

/** Tabs that load after the current one is known, like orders. */
function ManyLater(props: TabStripProps) {
  const [shown, setShown] = useState(false);
  return (
    <div style={{ width: 700 }}>
      <button type="button" onClick={() => setShown(true)}>
        Load
      </button>
      <TabStrip {...props} tabs={shown ? props.tabs : []} />
      <div role="tabpanel" id="strip-panel" aria-label="Order" />
    </div>
  );
}

export const ManyLoaded: Story = {
  name: 'The current tab of many is in view, also when they come later, and all are in a list',
  tags: ['!autodocs', 'no-visual'],
  args: { current: '6' },
  render: (args) => <ManyLater {...args} />,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Load' }));
    const current = canvas.getByRole('tab', { name: /PO 48600/ });
    const strip = canvas.getByRole('tablist');
    await waitFor(() =>
      expect(current.getBoundingClientRect().right).toBeLessThanOrEqual(strip.getBoundingClientRect().right + 1),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'All tabs' }));
    await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: /PO 48817/ }));
    await expect(args.onSelect).toHaveBeenCalledWith('1');
  },
};

export const ByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('tab', { name: /PO 48817/ })).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(canvas.getByRole('tab', { name: /Alexandria/ })).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(canvas.getByRole('tab', { name: /PO 48790/ })).toHaveFocus());
    await expect(args.onSelect).not.toHaveBeenCalled();
    await userEvent.keyboard('{Delete}');
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(args.onClose).toHaveBeenCalledWith('3');
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelect).toHaveBeenCalledOnce();
    await expect(args.onSelect).toHaveBeenCalledWith('3');
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(canvas.getByRole('tab', { name: 'Account' })).toHaveFocus());
    await userEvent.keyboard('{Delete}{ArrowLeft}');
    await waitFor(() => expect(canvas.getByRole('tab', { name: /PO 48600/ })).toHaveFocus());
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const ByPointer: Story = {
  play: async ({ args, canvas }) => {
    const tab = canvas.getByRole('tab', { name: /Alexandria/ });
    const close = tab.querySelector('[aria-hidden="true"] > svg')?.parentElement;
    if (!close) throw new Error('The tab has nothing to close it by');
    await userEvent.click(close);
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(args.onClose).toHaveBeenCalledWith('2');
    await expect(args.onSelect).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'New order' }));
    await expect(args.onNew).toHaveBeenCalledOnce();
  },
};

export const CurrentAgain: Story = {
  name: 'Pressing the current tab reports it once more, since it leads back to the first page of the tab',
  tags: ['no-visual'],
  play: async ({ args, canvas }) => {
    const current = canvas.getByRole('tab', { selected: true });
    await userEvent.click(current);
    await expect(args.onSelect).toHaveBeenCalledOnce();
    await expect(args.onSelect).toHaveBeenCalledWith('1');
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelect).toHaveBeenCalledTimes(2);
    await userEvent.click(canvas.getByRole('tab', { name: /Alexandria/ }));
    await expect(args.onSelect).toHaveBeenCalledTimes(3);
    await expect(args.onSelect).toHaveBeenLastCalledWith('2');
  },
};

export const Many: Story = {
  args: {
    tabs: Array.from({ length: 30 }, (_, index) => ({ key: `${index}`, label: `PO ${48000 + index}`, closable: true })),
    current: '24',
  },
  play: async ({ canvas }) => {
    const tab = canvas.getByRole('tab', { selected: true });
    await expect(tab.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
    await expect(tab.getBoundingClientRect().width).toBeGreaterThanOrEqual(150);
  },
};

export const Reordered: Story = {
  args: { onMove: fn() },
  play: async ({ args, canvas }) => {
    const names = () => canvas.getAllByRole('tab').map((tab) => tab.textContent?.slice(0, 8));
    await userEvent.tab();
    await userEvent.keyboard('{Control>}{Shift>}{ArrowRight}{/Shift}{/Control}');
    await expect(args.onMove).toHaveBeenLastCalledWith('1', 1);
    await waitFor(() => expect(canvas.getByRole('tab', { name: /PO 48817/ })).toHaveFocus());
    await expect(canvas.getByText('PO 48817, 2 of 6')).toBeInTheDocument();
    await expect(names().slice(3, 5)).toEqual(['Alexandr', 'PO 48817']);
    // A fixed tab cannot be moved.
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(canvas.getByRole('tab', { name: 'Account' })).toHaveFocus());
    await userEvent.keyboard('{Control>}{Shift>}{ArrowRight}{/Shift}{/Control}');
    await expect(args.onMove).toHaveBeenCalledOnce();
  },
};

export const Dragged: Story = {
  args: { onMove: fn() },
  play: async ({ args, canvas }) => {
    const from = canvas.getByRole('tab', { name: /PO 48817/ });
    const to = canvas.getByRole('tab', { name: /PO 48790/ });
    const middle = (box: DOMRect) => ({ clientX: box.left + box.width * 0.7, clientY: box.top + 10 });
    const end = middle(to.getBoundingClientRect());
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: from, coords: middle(from.getBoundingClientRect()) },
      { target: from, coords: end },
      { keys: '[/MouseLeft]', target: from, coords: end },
    ]);
    await expect(args.onMove).toHaveBeenCalledWith('1', 2);
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { onMove: fn() },
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Control>}{Shift>}{ArrowLeft}{/Shift}{/Control}');
    await expect(args.onMove).toHaveBeenLastCalledWith('1', 1);
  },
};
