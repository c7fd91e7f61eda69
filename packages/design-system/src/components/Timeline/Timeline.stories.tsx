import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Check, Package, Truck } from '../../icons.ts';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { Timeline } from './Timeline.tsx';

const meta = {
  title: 'Design system/Timeline',
  tags: ['autodocs'],
  component: Timeline,
  args: {
    label: 'Delivery of PO 48817',
    events: [
      {
        key: '1',
        title: 'Delivered',
        when: '21 Nov, 14:02',
        time: '2026-11-21T14:02',
        icon: Check,
        tone: 'positive',
        body: 'Signed by M. Keane at the gate.',
      },
      {
        key: '2',
        title: 'Waiting at the gate',
        when: '13:20',
        time: '2026-11-21T13:20',
        tone: 'warning',
        body: 'Nobody answered. The driver will try again within the hour.',
      },
      { key: '3', title: 'On its way', when: '09:15', time: '2026-11-21T09:15', icon: Truck, tone: 'accent' },
      { key: '4', title: 'Packed', when: '20 Nov, 16:40', time: '2026-11-20T16:40', icon: Package },
      { key: '5', title: 'Confirmed', when: '16:02', time: '2026-11-20T16:02' },
    ],
  },
} satisfies Meta<typeof Timeline>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Events: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
    await expect(canvas.getByText('21 Nov, 14:02')).toHaveAttribute('datetime', '2026-11-21T14:02');
  },
};
export const Narrow: Story = {
  render: (args) => (
    <div style={{ width: 220 }}>
      <Timeline {...args} />
    </div>
  ),
};
export const RightToLeft: Story = {
  render: (args) => (
    <div dir="rtl">
      <Timeline {...args} />
    </div>
  ),
};
export const Nothing: Story = { render: () => <EmptyState title="Nothing has been sent yet." /> };
