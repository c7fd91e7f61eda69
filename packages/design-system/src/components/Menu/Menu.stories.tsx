import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { Copy, Ellipsis, Printer, Trash2 } from '../../icons.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Menu } from './Menu.tsx';

const onCopy = fn();
const onPrice = fn();

const meta = {
  title: 'Design system/Menu',
  tags: ['autodocs'],
  component: Menu,
  args: {
    trigger: <IconButton icon={Ellipsis} label="More" size="m" />,
    entries: [
      { key: 'copy', label: 'Copy order', icon: Copy, keyHint: 'C', onSelect: onCopy },
      { key: 'print', label: 'Print', icon: Printer, reason: 'nothing to print', onSelect: fn() },
      { key: 'line', separator: true },
      { key: 'show', heading: 'Show' },
      { key: 'price', label: 'Prices', checked: true, onSelect: onPrice },
      { key: 'stock', label: 'Stock', checked: false, onSelect: fn() },
      { key: 'line2', separator: true },
      { key: 'cancel', label: 'Cancel order', icon: Trash2, tone: 'critical', onSelect: fn() },
    ],
  },
} satisfies Meta<typeof Menu>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Opened: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    await expect(await screen.findByRole('menu', { name: 'More' })).toBeVisible();
    await expect(screen.getByRole('menuitemcheckbox', { name: 'Prices' })).toBeChecked();
    await expect(screen.getByRole('menuitem', { name: /Print/ })).toHaveAttribute('aria-disabled', 'true');
  },
};

export const ByKeyboard: Story = {
  play: async () => {
    onCopy.mockClear();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menu');
    await userEvent.keyboard('{Enter}');
    await expect(onCopy).toHaveBeenCalledOnce();
  },
};

export const LongWords: Story = {
  args: {
    entries: [
      {
        key: 'long',
        label: 'Copy every line of this order, with its notes and delivery instructions, to a new quick quote',
        onSelect: fn(),
      },
      { key: 'short', label: 'Print', onSelect: fn() },
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    const menu = await screen.findByRole('menu');
    await expect(menu.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const RightToLeft: Story = {
  tags: ['!autodocs'],
  globals: { direction: 'rtl' },
  decorators: [(Story) => <div style={{ padding: 24 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'More' });
    await userEvent.click(trigger);
    const menu = (await screen.findByRole('menu')).getBoundingClientRect();
    // Menu and button are aligned at the right.
    await expect(menu.right).toBeCloseTo(trigger.getBoundingClientRect().right, 0);
    const words = screen.getByText('Copy order').getBoundingClientRect();
    await expect(screen.getByText('C').getBoundingClientRect().right).toBeLessThan(words.left);
  },
};
