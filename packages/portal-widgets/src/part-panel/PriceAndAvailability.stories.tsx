import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { PartImage } from '../part-image/PartImage.tsx';
import { PriceAndAvailability } from './PriceAndAvailability.tsx';
import { bolt, boltName, format } from './part.fixture.ts';

const entry = (quantity_break: number, price: string, special = true) => ({
  price_type: special ? ('special' as const) : ('standard' as const),
  price,
  quantity_break,
  poa: false,
});
const names = ['Sydney', 'Melbourne', 'Adelaide', 'Perth', 'Brisbane'];

const meta = {
  title: 'Widgets/PartPanel/Price and availability',
  component: PriceAndAvailability,
  args: {
    picture: <PartImage part={bolt} name={boltName} size={300} height={150} zoom />,
    caption: ['AS 1110.1', 'M16 × 80', '0.162 kg each'],
    price_per: 100,
    priceAside: 'ex GST, your contract',
    breaks: [
      { entry: entry(25, '186.40', false), webPrice: '186.40', against: 0, current: false },
      { entry: entry(100, '162.10'), webPrice: '162.10', against: -13, current: true },
      { entry: entry(500, '148.00'), webPrice: '148.00', against: -20.6, current: false },
    ],
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
  name: 'LINE-09 every break, the one that applies, and what the next would cost',
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('row', { name: /162\.10/ })).toHaveAttribute('aria-current', 'true');
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

export const Waiting: Story = { args: { breaks: null, warehouses: null, advice: null, stockSentence: '' } };

export const NoPrice: Story = {
  name: 'LINE-02 No Pricing Data can be retried',
  args: { breaks: [], warehouses: [], advice: null, stockSentence: '' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(/No Pricing Data/)).toBeVisible();
    await expect(canvas.getByText('No Availability Data')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalled();
  },
};
