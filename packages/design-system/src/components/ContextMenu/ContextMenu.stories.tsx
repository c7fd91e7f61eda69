import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Copy, Pencil, Trash2 } from '../../icons.ts';
import { Button } from '../Button/Button.tsx';
import { Card } from '../Card/Card.tsx';
import { ContextMenu } from './ContextMenu.tsx';

const onRename = fn();

const meta = {
  title: 'Design system/ContextMenu',
  tags: ['autodocs'],
  component: ContextMenu,
  args: {
    label: 'PO 48817',
    children: <Card title="PO 48817" end={<Button size="s">Open</Button>} note="18 lines" />,
    entries: () => [
      { key: 'rename', label: 'Rename', icon: Pencil, keyHint: 'F2', onSelect: onRename },
      { key: 'copy', label: 'Copy order', icon: Copy, onSelect: fn() },
      { key: 'line', separator: true },
      { key: 'remove', label: 'Cancel order', icon: Trash2, tone: 'critical', onSelect: fn() },
    ],
  },
} satisfies Meta<typeof ContextMenu>;
export default meta;

type Story = StoryObj<typeof meta>;

export const AtThePointer: Story = {
  play: async ({ canvas }) => {
    onRename.mockClear();
    fireEvent.contextMenu(canvas.getByText('18 lines'), { clientX: 120, clientY: 60, button: 2 });
    const menu = await screen.findByRole('menu', { name: 'PO 48817' });
    // Radix leaves 2 px between the pointer and the menu.
    await expect(Math.round(menu.getBoundingClientRect().left)).toBe(122);
    await userEvent.click(screen.getByRole('menuitem', { name: /Rename/ }));
    await expect(onRename).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    fireEvent.contextMenu(canvas.getByText('18 lines'), { clientX: 120, clientY: 60, button: 2 });
    await screen.findByRole('menu');
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    onRename.mockClear();
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: 'Open' });
    const { left, bottom } = button.getBoundingClientRect();
    fireEvent.contextMenu(button, { button: -1, clientX: left, clientY: bottom });
    const first = await screen.findByRole('menuitem', { name: /Rename/ });
    await waitFor(() => expect(first).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const NothingToOffer: Story = {
  args: { entries: () => [] },
  play: async ({ canvas }) => {
    // The browser's own menu is not prevented.
    await expect(fireEvent.contextMenu(canvas.getByText('18 lines'), { clientX: 10, clientY: 10, button: 2 })).toBe(
      true,
    );
    await expect(screen.queryByRole('menu')).toBeNull();
  },
};
