import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { RadioCards, type RadioCardsProps } from './RadioCards.tsx';

function Held(props: RadioCardsProps<string>) {
  const [value, setValue] = useState(props.value);
  return (
    <RadioCards
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
  title: 'Design system/RadioCards',
  tags: ['autodocs'],
  component: RadioCards<string>,
  args: {
    label: 'Delivery',
    value: 'one',
    onValueChange: fn(),
    options: [
      { value: 'one', label: 'In one delivery', note: 'When the last line is in stock, about 4 December' },
      { value: 'parts', label: 'In two deliveries', note: 'What is in stock today, the rest later' },
      { value: 'collect', label: 'Collect', note: 'Closed until January', disabled: true },
    ],
  },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof RadioCards<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /^In two deliveries/ }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('parts');
    await userEvent.keyboard('{ArrowUp>}');
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith('one'));
    await userEvent.keyboard('{/ArrowUp}');
    await expect(canvas.getByRole('radio', { name: /^Collect/ })).toBeDisabled();
  },
};
export const Wrong: Story = { args: { value: null, error: 'Choose how it is delivered' } };
