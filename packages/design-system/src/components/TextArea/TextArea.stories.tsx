import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { TextArea } from './TextArea.tsx';

const meta = {
  title: 'Design system/TextArea',
  tags: ['autodocs'],
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
export const WithHint: Story = { args: { hint: 'Printed on the docket' } };
export const Disabled: Story = { args: { disabled: true } };
export const ReadOnly: Story = { args: { readOnly: true } };

export const Counted: Story = {
  args: { most: 20, hint: 'Printed on the docket' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('Printed on the docket. 2 characters left');
  },
};

export const TooLong: Story = {
  args: { most: 10, error: 'At most 10 characters' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      '8 characters too many At most 10 characters',
    );
  },
};

export const NarrowRightToLeft: Story = {
  args: { label: 'What the driver must know before the gate', most: 80 },
  render: (args) => (
    <div dir="rtl" style={{ width: 200 }}>
      <TextArea {...args} />
    </div>
  ),
};
