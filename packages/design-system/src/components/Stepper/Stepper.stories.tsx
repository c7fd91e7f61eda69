import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Stepper } from './Stepper.tsx';

const meta = {
  title: 'Design system/Stepper',
  tags: ['autodocs'],
  component: Stepper,
  args: {
    label: 'Importing a list',
    steps: [
      { key: 'file', label: 'File', state: 'done', note: 'stage-2.xlsx' },
      { key: 'columns', label: 'Columns', state: 'wrong', note: 'Quantity is missing' },
      { key: 'check', label: 'Check', state: 'current' },
      { key: 'add', label: 'Add to the order', state: 'next' },
    ],
  },
} satisfies Meta<typeof Stepper>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Row: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem').find((step) => step.ariaCurrent === 'step')).toHaveTextContent(
      'Check',
    );
    await expect(canvas.getByText(', needs an answer')).toBeInTheDocument();
  },
};
export const Column: Story = { args: { flow: 'column' } };
export const WaysBack: Story = {
  args: { onSelect: fn() },
  play: async ({ args, canvas }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(2);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelect).toHaveBeenCalledWith('file');
  },
};
export const LongWords: Story = {
  args: {
    steps: [
      { key: 'a', label: 'Choose the warehouse that is nearest to the site of the work', state: 'done' },
      {
        key: 'b',
        label: 'Zwischenlagerungsbestätigung',
        state: 'current',
        note: 'One of fourteen sites has an answer',
      },
      { key: 'c', label: 'Confirm', state: 'next' },
    ],
  },
  render: (args) => (
    <div style={{ width: 320 }}>
      <Stepper {...args} flow="column" />
    </div>
  ),
};
export const RightToLeft: Story = {
  render: (args) => (
    <div dir="rtl">
      <Stepper {...args} />
    </div>
  ),
};
