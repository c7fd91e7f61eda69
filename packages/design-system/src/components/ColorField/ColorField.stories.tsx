import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
import type { ColorFieldProps } from './ColorField.props.ts';
import { ColorField } from './ColorField.tsx';

const palette = [
  { value: '#1c4f8f', label: 'Navy' },
  { value: '#0e7490', label: 'Sea' },
  { value: '#2f7d4f', label: 'Fern' },
  { value: '#b45309', label: 'Amber' },
  { value: '#b3261e', label: 'Signal red' },
  { value: '#7b3fa0', label: 'Plum' },
];

function Held(props: ColorFieldProps) {
  const [value, setValue] = useState(props.value);
  const change = (next: string) => {
    setValue(next);
    props.onValueChange(next);
  };
  return <ColorField {...props} value={value} onValueChange={change} />;
}

const meta = {
  title: 'Design system/ColorField',
  tags: ['autodocs'],
  component: ColorField,
  args: { label: 'Accent', value: '#1c4f8f', onValueChange: fn(), palette },
  render: (args) => <Held {...args} />,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 240 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ColorField>;
export default meta;

type Story = StoryObj<typeof meta>;

const white = { value: '#ffffff', label: 'white' };

export const States: Story = {
  render: (args) => (
    <Stack gap={4}>
      <Held {...args} hint="Buttons, links and the current tab" />
      <Held {...args} against={white} />
      <Held {...args} value="#9ec5ff" against={white} />
      <Held {...args} error="This colour is taken by another theme" />
      <Held {...args} disabled />
      <Held {...args} readOnly />
    </Stack>
  ),
};

export const Typed: Story = {
  args: { against: white },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Accent' });
    await userEvent.clear(field);
    await userEvent.type(field, 'FFF{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('#ffffff');
    await expect(canvas.getByRole('status')).toHaveTextContent('1.0 to 1 against white, needs 4.5');
    await userEvent.clear(field);
    await userEvent.type(field, 'sky blue');
    await userEvent.tab();
    await expect(field).toHaveAccessibleDescription('Type a colour, such as #1c4f8f');
    await expect(args.onValueChange).toHaveBeenCalledOnce();
    await userEvent.clear(field);
    await userEvent.type(field, 'oklch(0 0 0){Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('#000000');
  },
};

/** Empty means no colour; the swatch and the picker still show. */
export const Optional: Story = {
  args: { label: 'Background', value: '', optional: true, alpha: true },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Background' });
    await userEvent.type(field, '#0E254780{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('#0e254780');
    await userEvent.clear(field);
    await userEvent.tab();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('');
    await userEvent.click(canvas.getByRole('button', { name: 'Pick a colour: Background' }));
    await userEvent.click(await screen.findByRole('radio', { name: 'Fern' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('#2f7d4f');
    await userEvent.click(screen.getByRole('button', { name: 'No colour' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('');
  },
};

export const Picked: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pick a colour: Accent' }));
    const picker = within(await screen.findByRole('dialog', { name: 'Pick a colour: Accent' }));
    const lightness = picker.getByRole('slider', { name: 'Lightness' });
    lightness.focus();
    await userEvent.keyboard('{Home}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('#000000');
    // Black has no hue, but the slider keeps its position, so that the colour comes back.
    await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}{/Shift}');
    await expect(canvas.getByRole('textbox', { hidden: true })).toHaveValue(
      (args.onValueChange as ReturnType<typeof fn>).mock.lastCall?.[0],
    );
    await expect(picker.getByRole('slider', { name: 'Hue' })).not.toHaveAttribute('aria-valuenow', '0');
    const sea = picker.getByRole('radio', { name: 'Sea' });
    await userEvent.click(sea);
    await expect(args.onValueChange).toHaveBeenLastCalledWith('#0e7490');
    await expect(sea).toBeChecked();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('#2f7d4f');
    await expect(picker.getByRole('radio', { name: 'Fern' })).toHaveFocus();
  },
};

export const RightToLeft: Story = {
  args: { against: white },
  render: (args) => (
    <div dir="rtl" style={{ width: 180 }}>
      <Held {...args} label="The one colour that says what can be pressed" />
    </div>
  ),
};
