import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { type StateTone, stateTones } from '../../props/tone.ts';
import { Inline } from '../Inline/Inline.tsx';
import { Badge } from './Badge.tsx';

const meta = {
  title: 'Design system/Badge',
  tags: ['autodocs'],
  component: Badge,
  args: { count: 3, label: 'unread messages' },
} satisfies Meta<typeof Badge>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Tones: Story = {
  render: (args) => (
    <Inline>
      {Object.keys(stateTones).map((tone) => (
        <Badge key={tone} {...args} tone={tone as StateTone} />
      ))}
      <Badge {...args} count={140} />
    </Inline>
  ),
};

export const None: Story = {
  args: { count: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('unread messages')).toBeNull();
  },
};
