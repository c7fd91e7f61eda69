import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Eye, EyeOff } from '../../icons.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { TextField, type TextFieldProps } from './TextField.tsx';

function Held(props: TextFieldProps) {
  const [value, setValue] = useState(props.value);
  const change = (next: string) => {
    setValue(next);
    props.onValueChange(next);
  };
  return <TextField {...props} value={value} onValueChange={change} />;
}

function Password(props: TextFieldProps) {
  const [seen, setSeen] = useState(false);
  const end = (
    <IconButton
      icon={seen ? EyeOff : Eye}
      label={seen ? 'Hide password' : 'Show password'}
      onClick={() => setSeen(!seen)}
    />
  );
  return <Held {...props} type={seen ? 'text' : 'password'} end={end} />;
}

const meta = {
  title: 'Design system/TextField',
  tags: ['autodocs'],
  component: TextField,
  args: { label: 'Customer order number', value: 'PO 48817', onValueChange: fn() },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof TextField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Typed: Story = {
  args: { value: '' },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Customer order number' });
    await userEvent.type(field, 'PO 1');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('PO 1');
    await expect(field).toHaveValue('PO 1');
  },
};

export const WithHint: Story = { args: { hint: 'Shown on the invoice', placeholder: 'PO 48817', value: '' } };

export const Wrong: Story = {
  args: { value: 'PO/48817', error: 'Letters, digits and spaces only' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('Letters, digits and spaces only');
  },
};

export const ReadOnly: Story = { args: { readOnly: true } };
export const LabelHidden: Story = { args: { hideLabel: true } };

export const WithEnd: Story = {
  args: { label: 'Password', value: 'a secret' },
  render: (args) => <Password {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'text');
  },
};
export const Disabled: Story = { args: { disabled: true } };

export const NarrowRightToLeft: Story = {
  args: {
    label: 'The number that your own system knows this order by',
    error: 'This number belongs to another order that has been submitted already',
    end: <IconButton icon={Eye} label="Show" />,
  },
  render: (args) => (
    <div dir="rtl" style={{ width: 200 }}>
      <Held {...args} />
    </div>
  ),
};
