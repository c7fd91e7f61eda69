import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Meter } from './Meter.tsx';

const meta = {
  title: 'Design system/Meter',
  tags: ['autodocs'],
  component: Meter,
  args: { label: 'Weight at this freight', value: 214.6, max: 250, text: '214.6 of 250 kg' },
} satisfies Meta<typeof Meter>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Part: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Weight at this freight')).toHaveAttribute('value', '214.6');
  },
};
export const Over: Story = { args: { value: 400 } };
export const Chart: Story = { args: { tone: 'chart', value: 60 } };
