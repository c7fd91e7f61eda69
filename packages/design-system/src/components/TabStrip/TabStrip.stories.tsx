import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Building2, ClipboardList, Zap } from '../../icons.ts';
import { type StripTabItem, TabStrip, type TabStripProps } from './TabStrip.tsx';

const tabs: StripTabItem[] = [
  { key: 'account', label: 'Account', icon: Building2 },
  { key: 'quick', label: 'Quick Quote', icon: Zap },
  { key: 'orders', label: 'Orders', icon: ClipboardList },
  { key: '1', label: 'PO 48817', mark: 'alert', markLabel: '2 lines to answer', fact: '18', closable: true },
  { key: '2', label: 'Alexandria stage 2', mark: 'ring', markLabel: 'Saved', fact: '204', closable: true },
  { key: '3', label: 'PO 48790', mark: 'tick', markLabel: 'Confirmed', fact: 'submits in 4:12', closable: true },
  { key: '4', label: 'QQ 000318', mark: 'half', markLabel: 'Saving', fact: '7', closable: true },
  { key: '5', label: 'PO 48655', mark: 'submitted', markLabel: 'Submitted', closable: true },
  { key: '6', label: 'PO 48600', mark: 'loading', markLabel: 'Loading', closable: true },
];

function Held(props: TabStripProps) {
  const [current, setCurrent] = useState(props.current);
  const select = (key: string) => {
    setCurrent(key);
    props.onSelect(key);
  };
  return (
    <>
      <TabStrip {...props} current={current} onSelect={select} />
      <div role="tabpanel" id="strip-panel" aria-label="Order" />
    </>
  );
}

const meta = {
  title: 'Design system/TabStrip',
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

export const ByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: /PO 48817/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(args.onSelect).not.toHaveBeenCalled();
    await userEvent.keyboard('{Delete}');
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(args.onClose).toHaveBeenCalledWith('3');
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelect).toHaveBeenCalledOnce();
    await expect(args.onSelect).toHaveBeenCalledWith('3');
    await userEvent.keyboard('{Home}{Delete}{ArrowLeft}');
    await expect(canvas.getByRole('tab', { name: /PO 48600/ })).toHaveFocus();
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
