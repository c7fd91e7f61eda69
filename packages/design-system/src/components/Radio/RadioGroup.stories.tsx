import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { RadioGroup, type RadioGroupProps } from './RadioGroup.tsx';

function Held(props: RadioGroupProps<string>) {
  const [value, setValue] = useState(props.value);
  const change = (next: string) => {
    setValue(next);
    props.onValueChange(next);
  };
  return <RadioGroup {...props} value={value} onValueChange={change} />;
}

const meta = {
  title: 'Design system/RadioGroup',
  tags: ['autodocs'],
  component: RadioGroup<string>,
  args: {
    label: 'Freight',
    value: 'road',
    onValueChange: fn(),
    options: [
      { value: 'road', label: 'Road', hint: '1 to 2 days, 48.00' },
      { value: 'air', label: 'Air', hint: 'Next day, 212.00' },
      { value: 'sea', label: 'Sea', disabled: true },
    ],
  },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof RadioGroup<string>>;
export default meta;

export const Choice: StoryObj<typeof meta> = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Freight' })).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: /^Air/ }));
    await expect(args.onValueChange).toHaveBeenCalledOnce();
    await expect(args.onValueChange).toHaveBeenCalledWith('air');
    await expect(canvas.getByRole('radio', { name: /^Air/ })).toBeChecked();
  },
};

export const ByKeyboard: StoryObj<typeof meta> = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: /^Road/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown>}');
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith('air'));
    await userEvent.keyboard('{/ArrowDown}');
  },
};

export const InARow: StoryObj<typeof meta> = {
  args: {
    flow: 'row',
    options: [
      { value: 'road', label: 'Road' },
      { value: 'air', label: 'Air' },
      { value: 'sea', label: 'Sea' },
    ],
  },
};

export const Wrong: StoryObj<typeof meta> = {
  args: { value: null, hint: 'It is charged with the order', error: 'Choose how it is sent' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription(
      'It is charged with the order Choose how it is sent',
    );
    await expect(canvas.getByRole('radiogroup')).toBeInvalid();
  },
};

export const Disabled: StoryObj<typeof meta> = { args: { disabled: true } };

export const RightToLeft: StoryObj<typeof meta> = {
  globals: { direction: 'rtl' },
  render: (args) => (
    <div style={{ width: 200 }}>
      <Held {...args} />
    </div>
  ),
};
