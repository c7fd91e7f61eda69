import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { TextArea } from './TextArea.tsx';

const meta = {
  title: 'Design system/TextArea',
  component: TextArea,
  args: { label: 'Note to the driver', value: 'Ring 20 min before', onValueChange: fn() },
} satisfies Meta<typeof TextArea>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Note to the driver' }), '!');
    await expect(args.onValueChange).toHaveBeenCalledWith('Ring 20 min before!');
  },
};

export const Wrong: Story = { args: { error: 'At most 80 characters' } };
