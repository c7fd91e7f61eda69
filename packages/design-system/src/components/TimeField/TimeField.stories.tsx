import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { TimeField, type TimeFieldProps } from './TimeField.tsx';

function Held(props: TimeFieldProps) {
  const [value, setValue] = useState(props.value);
  return (
    <TimeField
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
  title: 'Design system/TimeField',
  tags: ['autodocs'],
  component: TimeField,
  args: { label: 'Deliver after', value: '07:30', min: '06:00', max: '15:30', onValueChange: fn() },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof TimeField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Deliver after' });
    await userEvent.clear(field);
    await userEvent.type(field, '930{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('09:30');
    await expect(field).toHaveValue('09:30');
    await userEvent.clear(field);
    await userEvent.type(field, '5 pm{Enter}');
    await expect(field).toHaveAccessibleDescription('Must be 15:30 or earlier');
    await userEvent.keyboard('{Escape}');
    await expect(field).toHaveValue('09:30');
  },
};
export const Wrong: Story = { args: { error: 'The site opens at 8' } };
