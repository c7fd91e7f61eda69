import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { DebugFacts } from './DebugFacts.tsx';
import { Documents } from './Documents.tsx';
import { Packaging } from './Packaging.tsx';
import { PartHistory } from './PartHistory.tsx';
import { format, history } from './part.fixture.ts';
import { StaffFacts } from './StaffFacts.tsx';

const meta = {
  title: 'Widgets/PartPanel/Tabs',
  component: Packaging,
  args: {
    packaging: [
      { pack_code: 'INR', quantity: 25, weight_kg: '4.050' },
      { pack_code: 'BOX', quantity: 100, weight_kg: '16.200' },
      { pack_code: 'PAL', quantity: 6000, weight_kg: '972.000' },
    ],
    minimum: 25,
    increment: 25,
    format,
    onQuantity: fn(),
  },
} satisfies Meta<typeof Packaging>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Packs: Story = {
  name: 'PART-07 packaging: each pack with its weight can be chosen as the quantity',
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('row', { name: /Pallet PAL 6,000 972.000/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Make it 6,000' }));
    await expect(args.onQuantity).toHaveBeenCalledWith(6000);
  },
};

export const History: Story = {
  name: 'PART-10 history: pieces by month, and orders',
  render: ({ onQuantity }) => <PartHistory history={history} format={format} {...(onQuantity ? { onQuantity } : {})} />,
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(/Ordered 10 times, 3,500 pieces in all, 350 at a time/)).toBeVisible();
    await expect(canvas.getByRole('table', { name: 'Pieces by month, KES014' })).toHaveTextContent('600');
    await userEvent.click(canvas.getByRole('button', { name: 'Make it 450, as in 4820391' }));
    await expect(args.onQuantity).toHaveBeenCalledWith(450);
  },
};

export const Staff: Story = {
  name: 'PART-09 staff: agreed prices, buyers and codes',
  render: () => (
    <StaffFacts
      format={format}
      staff={{
        total_available: 2280,
        price_per: 100,
        list_price: '186.40',
        agreed_prices: [
          {
            accode: 'KES014',
            name: 'Kestrel Fabrication',
            price_type: 'special',
            quantity_break: 100,
            price: '162.10',
          },
        ],
        customer_codes: [{ accode: 'KES014', customer_stock_code: 'KF-1041' }],
        buyers: [
          {
            accode: 'KES014',
            name: 'Kestrel Fabrication',
            times_ordered: 10,
            amount_ordered: 3500,
            last_ordered: '2026-11-03',
          },
        ],
      }}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Agreed prices' })).toHaveTextContent('162.10');
    await expect(canvas.getByText('KF-1041')).toBeVisible();
  },
};

export const Papers: Story = {
  name: 'PART-07 documents open in a new tab',
  render: () => (
    <Documents
      documents={[{ resource_id: 'ds', title: 'Hex bolts: ISO 4014', kind: 'data sheet', path: '/documents/ds.pdf' }]}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Hex bolts: ISO 4014' })).toHaveAttribute(
      'href',
      '/documents/ds.pdf',
    );
  },
};

export const Debug: Story = {
  name: 'PART-09 debug: the stored row',
  render: () => <DebugFacts debug={{ part: { stock_code: 'HXB-16080-88G', part_id: 4711 } }} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/"part_id": 4711/)).toBeVisible();
  },
};
