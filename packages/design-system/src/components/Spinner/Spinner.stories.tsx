import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Spinner } from './Spinner.tsx';

const meta = {
  title: 'Design system/Spinner',
  tags: ['autodocs'],
  component: Spinner,
  args: { label: 'Sending the order' },
} satisfies Meta<typeof Spinner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Sending the order');
  },
};
export const Labelled: Story = { args: { showLabel: true } };
