import { validationModels } from '@portal/domain/validation';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { ValidatedInput, type ValidatedInputProps } from './ValidatedInput.tsx';

function Held(props: ValidatedInputProps) {
  const [value, setValue] = useState(props.value);
  const change = (next: string | null) => {
    setValue(next);
    props.onValueChange(next);
  };
  return <ValidatedInput {...props} value={value} onValueChange={change} />;
}

const meta = {
  title: 'Widgets/ValidatedInput',
  component: ValidatedInput,
  args: {
    model: validationModels.dropship_address,
    field: 'postcode',
    label: 'Postcode',
    value: '',
    onValueChange: fn(),
  },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof ValidatedInput>;
export default meta;

type Story = StoryObj<typeof meta>;

export const ExactLength: Story = {
  name: 'VAL-01 VAL-04 a postcode takes four digits, with the message of its rule',
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Postcode' });
    await expect(field).toBeRequired();
    await userEvent.click(field);
    await userEvent.tab();
    await expect(field).toHaveAccessibleDescription('Required field');
    await userEvent.type(field, '20b1');
    await userEvent.tab();
    await expect(field).toHaveValue('201');
    await expect(field).toHaveAccessibleDescription('Must be at least 4 characters');
    await userEvent.type(field, '00');
    await userEvent.tab();
    await expect(field).toHaveAccessibleDescription('Cannot be more than 4 characters');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
    await userEvent.type(field, '{Backspace}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2010');
    await expect(field).toBeValid();
  },
};

export const Email: Story = {
  name: 'VAL-01 VAL-02 an email field reports an invalid address',
  args: { field: 'email', label: 'Email' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Email' });
    await expect(field).toHaveAttribute('type', 'email');
    await userEvent.type(field, 'ann{Enter}');
    await expect(field).toHaveAccessibleDescription('Invalid email address');
  },
};

export const Quantity: Story = {
  name: 'VAL-02 a field of digits is a number field',
  args: { model: validationModels.order_line, field: 'order_quantity', label: 'Quantity', value: '25' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('spinbutton', { name: 'Quantity' });
    await expect(field).toHaveAttribute('type', 'number');
    await userEvent.type(field, 'e5');
    await expect(field).toHaveValue(255);
  },
};
