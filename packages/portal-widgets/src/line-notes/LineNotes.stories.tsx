import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { LineNotes } from './LineNotes.tsx';

const meta = {
  title: 'Widgets/LineNotes',
  component: LineNotes,
  args: { note: '', line_reference: 'Bay 4', source: '', lockedReason: null, onReference: fn(), onNote: fn() },
} satisfies Meta<typeof LineNotes>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Editing: Story = {
  name: 'LINE-17 Enter or leaving commits, Escape restores',
  play: async ({ args, canvas }) => {
    const reference = canvas.getByRole('textbox', { name: 'Your reference' });
    await userEvent.clear(reference);
    await userEvent.type(reference, 'Bay 5{Enter}');
    await expect(args.onReference).toHaveBeenLastCalledWith('Bay 5');
    await userEvent.type(reference, ' and 6{Escape}');
    await expect(reference).toHaveValue('Bay 4');
    const note = canvas.getByRole('textbox', { name: 'Note to the supplier' });
    await userEvent.type(note, 'No substitutes');
    await userEvent.tab();
    await expect(args.onNote).toHaveBeenLastCalledWith('No substitutes');
  },
};

export const Imported: Story = { args: { source: '12  M12x50 hex galv  200\n31  M12x50 hex galv  100' } };

export const Locked: Story = {
  args: { lockedReason: 'The order is confirmed. Unconfirm it to change it.', note: 'Call before delivery.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Note to the supplier' })).toHaveAttribute('readonly');
  },
};
