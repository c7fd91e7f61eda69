import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { AlertDialog, type AlertDialogProps } from './AlertDialog.tsx';

function Held(props: AlertDialogProps) {
  const [open, setOpen] = useState(props.open);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Delete orders</Button>
      <AlertDialog {...props} open={open} onOpenChange={setOpen} />
    </>
  );
}

const meta = {
  title: 'Design system/AlertDialog',
  tags: ['autodocs'],
  component: AlertDialog,
  args: {
    title: 'Delete 12 orders?',
    description: 'Their lines and notes are lost. This cannot be undone.',
    confirm: 'Delete orders',
    tone: 'critical',
    open: false,
    onOpenChange: fn(),
    onConfirm: fn(),
  },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof AlertDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete orders' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete 12 orders?' });
    await expect(dialog).toHaveAccessibleDescription('Their lines and notes are lost. This cannot be undone.');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Delete orders' })).toHaveFocus());
  },
};
export const Open: Story = { args: { open: true } };
