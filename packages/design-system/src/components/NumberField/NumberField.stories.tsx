import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { NumberField, type NumberFieldProps } from './NumberField.tsx';

function Held(props: NumberFieldProps) {
  const [value, setValue] = useState(props.value);
  const change = (next: number | null) => {
    setValue(next);
    props.onValueChange(next);
  };
  return <NumberField {...props} value={value} onValueChange={change} />;
}

const meta = {
  title: 'Design system/NumberField',
  tags: ['autodocs'],
  component: NumberField,
  args: { label: 'Hole depth in mm', value: 80, onValueChange: fn() },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof NumberField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Stepped: Story = {
  args: { value: 45, step: 25 },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(50);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(0);
  },
};

export const Refused: Story = {
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.clear(field);
    await userEvent.type(field, '=1+1{Enter}');
    await expect(field).toHaveValue('=1+1');
    await expect(field).toBeInvalid();
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

export const Emptied: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.clear(canvas.getByRole('textbox'));
    await userEvent.tab();
    await expect(args.onValueChange).toHaveBeenCalledOnce();
    await expect(args.onValueChange).toHaveBeenCalledWith(null);
  },
};

export const WithHint: Story = { args: { hint: 'From the surface of the concrete' } };
export const Wrong: Story = { args: { error: 'At least 40 mm for this anchor' } };
export const Disabled: Story = { args: { disabled: true } };

export const ReadOnly: Story = {
  args: { readOnly: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

export const NarrowRightToLeft: Story = {
  args: { label: 'Depth of the hole that is drilled for it, in mm', error: 'At least 40 mm for this anchor' },
  render: (args) => (
    <div dir="rtl" style={{ width: 160 }}>
      <Held {...args} />
    </div>
  ),
};
