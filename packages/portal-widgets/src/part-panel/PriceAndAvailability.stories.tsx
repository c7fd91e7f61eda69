import { priceLadder } from '@portal/domain/price';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { PartImage } from '../part-image/PartImage.tsx';
import { PriceAndAvailability } from './PriceAndAvailability.tsx';
import { bolt, boltName, format } from './part.fixture.ts';

const pricing = [
  ['standard', '186.40', 25],
  ['special', '162.10', 100],
  ['special', '148.00', 500],
] as const;
const ladder = priceLadder(
  pricing.map(([price_type, price, quantity_break]) => ({ price_type, price, quantity_break, poa: false })),
  100,
  '0',
);
const names = ['Sydney', 'Melbourne', 'Adelaide', 'Perth', 'Brisbane'];

const meta = {
  title: 'Widgets/PartPanel/Price and availability',
  component: PriceAndAvailability,
  args: {
    picture: <PartImage part={bolt} name={boltName} size={300} height={150} zoom />,
    caption: ['AS 1110.1', 'M16 × 80', '0.162 kg each'],
    price_per: 100,
    priceAside: 'ex GST, your contract',
    ladder,
    quantity: 450,
    warehouses: [1240, 620, 310, 85, 0].map((available, n) => ({
      availability: {
        warehouse_code: `${40 + n}`,
        available,
        next_date: available === 0 ? '2026-11-27' : null,
        days: n,
      },
      name: names[n] ?? '',
      current: n === 0,
    })),
    stockAside: '2 min ago',
    stockSentence: 'All 450 are in Sydney.',
    advice: { what: '50 more cost 10.55.', why: 'At 500 the price falls to 148.00.', quantity: 500 },
    format,
    onQuantity: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof PriceAndAvailability>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Breaks: Story = {
  name: 'LINE-09 the ladder, the step that applies, the saving against list, and what the next would cost',
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('row', { name: /162\.10 −13\.0 % 24\.30/ })).toHaveAttribute('aria-current', 'true');
    await expect(canvas.getByText(/186\.40 list/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /Make it 500/ }));
    await expect(args.onQuantity).toHaveBeenCalledWith(500);
  },
};

export const OtherWarehouses: Story = {
  name: "LINE-15 stock of the tab's warehouse first, then of the others",
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /Sydney 1,240/ })).toHaveAttribute('aria-current', 'true');
    await expect(canvas.getByRole('row', { name: /Melbourne 620/ })).toBeVisible();
  },
};

export const Waiting: Story = { args: { ladder: null, warehouses: null, advice: null, stockSentence: '' } };

export const NoPrice: Story = {
  name: 'LINE-02 No Pricing Data can be retried',
  args: { ladder: { list: null, steps: [] }, warehouses: [], advice: null, stockSentence: '' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(/No Pricing Data/)).toBeVisible();
    await expect(canvas.getByText('No Availability Data')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalled();
  },
};
