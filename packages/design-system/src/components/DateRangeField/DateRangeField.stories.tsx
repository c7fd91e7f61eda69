import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { DateRangeField, type DateRangeFieldProps } from './DateRangeField.tsx';

function Held(props: DateRangeFieldProps) {
  const [value, setValue] = useState(props.value);
  return (
    <DateRangeField
      {...props}
      value={value}
      onValueChange={(next) => {
        setValue(next);
        props.onValueChange(next);
      }}
    />
  );
}

const meta = {
  title: 'Design system/DateRangeField',
  tags: ['autodocs'],
  component: DateRangeField,
  args: {
    label: 'Ordered',
    value: { from: '2026-11-02', to: '2026-11-20' },
    today: '2026-11-21',
    onValueChange: fn(),
  },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof DateRangeField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('group', { name: 'Ordered' })).toBeVisible();
    const to = canvas.getByRole('textbox', { name: 'To' });
    await userEvent.clear(to);
    await userEvent.type(to, '1/11/2026{Enter}');
    await expect(to).toBeInvalid();
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.clear(to);
    await userEvent.tab();
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ from: '2026-11-02', to: null });
  },
};
