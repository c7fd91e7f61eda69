import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { KeysDialog } from './KeysDialog.tsx';

const meta = {
  title: 'Widgets/KeysDialog',
  component: KeysDialog,
  args: { onClose: fn() },
} satisfies Meta<typeof KeysDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Keys: Story = {
  name: 'SHELL-14 every key by scope; Escape closes',
  play: async ({ args }) => {
    await expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
    await expect(screen.getByRole('region', { name: 'In an order' })).toHaveTextContent('Check the whole order');
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalled();
  },
};
