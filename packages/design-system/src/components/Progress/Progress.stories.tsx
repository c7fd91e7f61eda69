import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Progress } from './Progress.tsx';

const meta = {
  title: 'Design system/Progress',
  tags: ['autodocs'],
  component: Progress,
  args: { label: 'Loading the stock list', value: 0.31, text: '12,400 of 40,000 parts' },
} satisfies Meta<typeof Progress>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Known: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Loading the stock list' })).toHaveAttribute('value', '0.31');
  },
};

export const Unknown: Story = { args: { value: undefined, text: undefined } };
