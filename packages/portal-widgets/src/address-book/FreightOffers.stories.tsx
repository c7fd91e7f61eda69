import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { FreightOffers } from './FreightOffers.tsx';

const meta = {
  title: 'Widgets/FreightOffers',
  component: FreightOffers,
  args: {
    offers: [
      { code: 'R', name: 'Road', days: '1 to 2 days', cost: '52.00', charge: '48.00' },
      { code: 'X', name: 'Express', days: 'next day', cost: '92.00', charge: '1092.00' },
      { code: 'P', name: 'Pick up', days: '', cost: '0.00', charge: '0.00' },
    ],
    place: 'Alexandria NSW 2015',
    chosen: 'R',
    format: { number_format: 1, currency_format: 1 },
    onRetry: fn(),
  },
} satisfies Meta<typeof FreightOffers>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Offers: Story = {
  name: "DLV-01 every delivery option shows its freight, and the order's option is marked",
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'Freight to Alexandria NSW 2015, ex GST' });
    await expect(table).toHaveTextContent('Express');
    await expect(table).toHaveTextContent('1,092.00');
    await expect(canvas.getByRole('row', { current: true })).toHaveTextContent('Road, chosen');
  },
};
export const Loading: Story = { args: { offers: null } };
export const Failed: Story = {
  args: { offers: null, failed: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
