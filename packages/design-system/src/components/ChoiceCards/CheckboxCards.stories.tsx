import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { CheckboxCards, type CheckboxCardsProps } from './CheckboxCards.tsx';

function Held(props: CheckboxCardsProps<string>) {
  const [value, setValue] = useState(props.value);
  return (
    <CheckboxCards
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
  title: 'Design system/CheckboxCards',
  tags: ['autodocs'],
  component: CheckboxCards<string>,
  args: {
    label: 'Notify me',
    value: ['shipped'],
    onValueChange: fn(),
    options: [
      { value: 'confirmed', label: 'Confirmed', note: 'When the supplier has accepted the order' },
      { value: 'shipped', label: 'Shipped', note: 'With the number of the consignment' },
    ],
  },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof CheckboxCards<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Notify me' })).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Confirmed/ }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['confirmed', 'shipped']);
    await userEvent.keyboard(' ');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['shipped']);
  },
};
