import { Button } from '@portal/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { OrderTimeline } from './OrderTimeline.tsx';

const meta = {
  title: 'Widgets/OrderTimeline',
  component: OrderTimeline,
  args: {
    points: [
      {
        key: 'placed',
        title: 'Placed',
        when: 'Nov 23 2026, 4:52 pm',
        time: '2026-11-23T05:52:00Z',
        detail: 'By Moira Tan, 12 lines',
        isPast: true,
      },
      {
        key: 'confirmed',
        title: 'Confirmed',
        when: 'Nov 23 2026, 4:58 pm',
        time: '2026-11-23T05:58:00Z',
        detail: 'By you',
        isPast: true,
      },
      { key: 'submitted', title: 'Submits', when: 'in 4 minutes', isPast: false },
    ],
    actions: <Button onClick={fn()}>Order again</Button>,
  },
} satisfies Meta<typeof OrderTimeline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Confirmed: Story = {
  name: 'CART-06 the past and next steps of an order',
  play: async ({ canvas }) => {
    const points = canvas.getAllByRole('listitem').map((point) => point.textContent);
    await expect(points).toEqual([
      'PlacedNov 23 2026, 4:52 pmBy Moira Tan, 12 lines',
      'ConfirmedNov 23 2026, 4:58 pmBy you',
      'Submitsin 4 minutes',
    ]);
    await expect(canvas.getByText('Nov 23 2026, 4:52 pm')).toHaveAttribute('datetime', '2026-11-23T05:52:00Z');
  },
};

const shipped = ['Placed', 'Confirmed', 'Submitted', 'Acknowledged', 'Back order', 'Picked', 'Shipped', 'Invoiced'];

export const Invoiced: Story = {
  name: 'CART-06 all steps of an order, with the actions clear of them',
  args: {
    points: shipped.map((title, index) => ({
      key: title,
      title,
      when: `Nov ${10 + index} 2026, 4:52 pm`,
      time: `2026-11-${10 + index}T05:52:00Z`,
      detail: title === 'Shipped' ? 'Our road freight RD 4471 9902' : '',
      isPast: true,
    })),
  },
  play: async ({ canvas }) => {
    const last = canvas.getAllByRole('listitem').at(-1)?.getBoundingClientRect();
    const action = canvas.getByRole('button', { name: 'Order again' }).getBoundingClientRect();
    await expect(action.left >= (last?.right ?? 0) || action.top >= (last?.bottom ?? 0)).toBe(true);
  },
};
