import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
import { Checkbox } from './Checkbox.tsx';

const meta = {
  title: 'Design system/Checkbox',
  tags: ['autodocs'],
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

export const Wrong: Story = {
  args: { children: 'I have read the terms of trade', error: 'Tick this to go on', hint: 'They changed on 1 July' },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: /I have read/ });
    await expect(box).toBeInvalid();
    await expect(box).toHaveAccessibleDescription('They changed on 1 July Tick this to go on');
  },
};

export const ReadOnly: Story = {
  args: { readOnly: true, checked: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox'));
    await expect(args.onCheckedChange).not.toHaveBeenCalled();
    await expect(canvas.getByRole('checkbox')).toBeChecked();
  },
};

export const LongWords: Story = {
  args: {
    children:
      'Send each line as it comes in, in as many deliveries as there are warehouses, and charge the freight of each delivery by itself',
    hint: 'Otherwise everything waits for the last line',
  },
  render: (args) => (
    <div dir="rtl" style={{ width: 240 }}>
      <Checkbox {...args} />
    </div>
  ),
};
