import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Select } from './Select.tsx';

const meta = {
  title: 'Design system/Select',
  tags: ['autodocs'],
  component: Select,
  args: {
    label: 'Warehouse',
    value: 'syd',
    onValueChange: fn(),
    options: [
      { value: 'syd', label: 'Sydney' },
      { value: 'mel', label: 'Melbourne' },
      { value: 'hob', label: 'Hobart', disabled: true },
    ],
  },
} satisfies Meta<typeof Select>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Field: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Warehouse' }), 'Melbourne');
    await expect(args.onValueChange).toHaveBeenCalledOnce();
    await expect(args.onValueChange).toHaveBeenCalledWith('mel');
  },
};

export const ByKeyboard: Story = {
  tags: ['no-visual'],
  play: async ({ canvas }) => {
    await userEvent.tab();
    const field = canvas.getByRole('combobox', { name: 'Warehouse' });
    await expect(field).toHaveFocus();
    await expect(within(field).getByRole('option', { name: 'Hobart' })).toBeDisabled();
    await userEvent.tab();
    await expect(field).not.toHaveFocus();
  },
};

export const Bare: Story = { args: { look: 'bare', label: 'Spacing' } };
/** A long name makes no toolbar wider than the window. */
export const BareWithLongName: Story = {
  tags: ['no-visual'],
  args: {
    look: 'bare',
    options: [{ value: 'mel', label: 'Ironbark assemblies, second lift of the north shed, KES014-204817' }],
    value: 'mel',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox').getBoundingClientRect().width).toBeLessThanOrEqual(240);
  },
};
export const Wrong: Story = { args: { error: 'This warehouse is closed' } };
export const WithHint: Story = { args: { hint: 'Where the order leaves from' } };
export const Disabled: Story = { args: { disabled: true } };

export const NarrowRightToLeft: Story = {
  args: { label: 'The warehouse that the whole order leaves from', error: 'This warehouse is closed until 4 December' },
  render: (args) => (
    <div dir="rtl" style={{ width: 180 }}>
      <Select {...args} />
    </div>
  ),
};
