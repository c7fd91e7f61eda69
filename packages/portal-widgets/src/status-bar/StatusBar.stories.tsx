import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { StatusBar } from './StatusBar.tsx';

const meta = {
  title: 'Widgets/StatusBar',
  component: StatusBar,
  parameters: { layout: 'fullscreen' },
  args: {
    unsent: 2,
    lines: 18,
    online: true,
    storageRefused: false,
    hints: [
      { keys: ['↑', '↓'], does: 'lines' },
      { keys: ['Enter'], does: 'open' },
    ],
    theme: 'standard',
    spacing: 'medium',
    onKeys: fn(),
    onTheme: fn(),
    onSpacing: fn(),
  },
} satisfies Meta<typeof StatusBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Unsent: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('2 of 18 lines not sent yet, stored on this device');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Theme' }), 'Midnight');
    await expect(args.onTheme).toHaveBeenCalledWith('midnight');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Spacing' }), 'Compact');
    await expect(args.onSpacing).toHaveBeenCalledWith('compact');
    await userEvent.click(canvas.getByRole('button', { name: /all keys/ }));
    await expect(args.onKeys).toHaveBeenCalledOnce();
  },
};
export const Sent: Story = { args: { unsent: 0 } };
export const Offline: Story = {
  args: { online: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Offline. 2 of 18 lines not sent yet');
  },
};
export const ServerBusy: Story = {
  args: { serverBusy: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'The portal is busy. Your work is safe on this device: 2 of 18 lines not sent yet',
    );
  },
};
export const StorageRefused: Story = { args: { storageRefused: true } };
