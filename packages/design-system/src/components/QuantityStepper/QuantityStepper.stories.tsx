import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Grid } from '../Grid/Grid.tsx';
import { QuantityStepper, type QuantityStepperProps } from './QuantityStepper.tsx';

function Held(props: QuantityStepperProps) {
  const [value, setValue] = useState(props.value);
  const change = (next: number) => {
    setValue(next);
    props.onValueChange(next);
  };
  return <QuantityStepper {...props} value={value} onValueChange={change} />;
}

const meta = {
  title: 'Design system/QuantityStepper',
  tags: ['autodocs'],
  component: QuantityStepper,
  args: { label: 'Quantity of line 5', value: 450, onValueChange: fn(), onRefused: fn() },
  render: (args) => (
    <Grid least={160}>
      <Held {...args} />
    </Grid>
  ),
} satisfies Meta<typeof QuantityStepper>;
export default meta;

type Story = StoryObj<typeof meta>;

export const AtRest: Story = { args: { value: 38000 } };
export const Rounded: Story = { args: { value: 50, was: '45' } };
export const Invalid: Story = { args: { invalid: true } };

export const Stepped: Story = {
  args: { open: true, increment: 25, minimum: 25, value: 45 },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^More/ }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(50);
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(75);
  },
};

export const NotBelowTheMinimum: Story = {
  args: { open: true, increment: 25, minimum: 25, value: 25 },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Less/ }));
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

export const TypedAsItIs: Story = {
  args: { increment: 25 },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Quantity of line 5' });
    await userEvent.click(field);
    await userEvent.keyboard('1,001{Enter}');
    await expect(args.onValueChange).toHaveBeenCalledOnce();
    await expect(args.onValueChange).toHaveBeenCalledWith(1001);
    await expect(field).toHaveValue('1,001');
  },
};

export const Refused: Story = {
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.click(field);
    await userEvent.keyboard('٣{Enter}');
    await expect(args.onRefused).toHaveBeenCalledOnce();
    await expect(args.onRefused).toHaveBeenCalledWith('٣');
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await expect(field).toHaveValue('450');
  },
};

export const TakenBack: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.keyboard('9{Escape}');
    await userEvent.tab();
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};
