import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { PartPanel } from './PartPanel.tsx';

const entry = (quantity_break: number, price: string, special = true) => ({
  price_type: special ? ('special' as const) : ('standard' as const),
  price,
  quantity_break,
  poa: false,
});
const names = ['Sydney', 'Melbourne', 'Adelaide', 'Perth', 'Brisbane'];

const meta = {
  title: 'Widgets/PartPanel',
  component: PartPanel,
  args: {
    stock_code: 'HXB-16080-88G',
    information: {
      stock_code: 'HXB-16080-88G',
      facts: null,
      dimensions: [
        { symbol: 's', label: 'Across flats', value: '24 mm' },
        { symbol: 'k', label: 'Head height', value: '10 mm' },
      ],
      packaging: [],
      details: [
        { label: 'Standard', value: 'AS 1110.1' },
        { label: 'Thread', value: 'M16 × 2.0' },
      ],
      stockNotes: ['Sold with test certificates on request.'],
      superseded_by: null,
      tabs: [],
    },
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
    stockSentence: 'All 450 leave Sydney today if confirmed by 3:30 pm.',
    advice: { what: '50 more cost 10.55.', why: 'At 500 the price falls to 148.00.', quantity: 500 },
    format: { number_format: 1, currency_format: 1 },
    onQuantity: fn(),
    onRetry: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof PartPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const PriceAndAvailability: Story = {
  name: 'LINE-09 every break, the one that applies, and what the next would cost',
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('row', { name: /162\.10/ })).toHaveAttribute('aria-current', 'true');
    await userEvent.click(canvas.getByRole('button', { name: /Make it 500/ }));
    await expect(args.onQuantity).toHaveBeenCalledWith(500);
  },
};

export const OtherWarehouses: Story = {
  name: "LINE-15 stock of the tab's warehouse first, of the others beside it",
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /Sydney 1,240/ })).toHaveAttribute('aria-current', 'true');
    await expect(canvas.getByRole('row', { name: /Melbourne 620/ })).toBeVisible();
  },
};

export const TabsWithContent: Story = {
  name: 'PART-07 tabs with their counts; one without content is not there',
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['P & A', 'Details', 'Dimensions2']);
    await userEvent.click(canvas.getByRole('tab', { name: /Dimensions/ }));
    await expect(canvas.getByText('24 mm')).toBeVisible();
  },
};

export const Waiting: Story = {
  args: { information: null, breaks: null, warehouses: null, advice: null, stockSentence: '' },
};
export const NoPrice: Story = { args: { breaks: [], advice: null } };
