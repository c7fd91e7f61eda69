import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
import { Checkbox } from './Checkbox.tsx';

const meta = {
  title: 'Design system/Checkbox',
  component: Checkbox,
  args: { children: 'Ship complete', checked: false, onCheckedChange: fn() },
} satisfies Meta<typeof Checkbox>;
export default meta;

type Story = StoryObj<typeof meta>;

export const States: Story = {
  render: (args) => (
    <Stack gap={1}>
      <Checkbox {...args} />
      <Checkbox {...args} checked hint="One delivery, when the last line is in" />
      <Checkbox {...args} checked="mixed">
        All lines
      </Checkbox>
      <Checkbox {...args} disabled>
        Not for this carrier
      </Checkbox>
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: 'All lines' })).toBePartiallyChecked();
  },
};

export const Ticked: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByText('Ship complete'));
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(true);
    await userEvent.keyboard(' ');
    await expect(args.onCheckedChange).toHaveBeenCalledTimes(2);
  },
};
