import { Select } from '@portal/design-system';
import { nextBreak, type Pricing, priceLadder } from '@portal/domain/price';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { adviceOf, warehouseRows } from '../part-panel/price-rows.ts';
import type { PartBuyingProps } from './PartBuying.props.ts';
import { PartBuying } from './PartBuying.tsx';

const pricing: readonly Pricing[] = [
  { price_type: 'standard', price: '186.40', quantity_break: 25, poa: false },
  { price_type: 'special', price: '162.10', quantity_break: 100, poa: false },
  { price_type: 'special', price: '148.00', quantity_break: 500, poa: false },
  { price_type: 'special', price: '139.50', quantity_break: 1000, poa: false },
];
const stock = (warehouse_code: string, available: number, days: number) => ({
  warehouse_code,
  available,
  days,
  next_date: null,
});
const names = new Map([
  ['40', 'Sydney'],
  ['30', 'Melbourne'],
  ['60', 'Perth'],
]);
const format = { number_format: 1, currency_format: 1 } as const;
const advice = adviceOf(nextBreak(pricing, 100, 450, '0', { minimum: 25, increment: 25 }), 450, format);
const onAdd = fn();

const args: PartBuyingProps = {
  stock_code: 'HXB-16080-88G',
  state: 'ready',
  ladder: priceLadder(pricing, 100, '0'),
  price_per: 100,
  priceAside: 'ex GST, your prices',
  price: { webPrice: '162.10', extended: '729.4500' },
  advice,
  warehouses: warehouseRows([stock('40', 1240, 0), stock('30', 620, 1), stock('60', 85, 4)], '40', names),
  stockAside: '2 min ago',
  stockSentence: 'All 450 are in Sydney.',
  quantity: 450,
  minimum: 25,
  increment: 25,
  pack_quantity: 25,
  onQuantity: fn(),
  rounded: null,
  addTo: (
    <Select label="Add to" value="a" options={[{ value: 'a', label: 'Alexandria stage 2' }]} onValueChange={fn()} />
  ),
  to: 'order',
  onAdd,
  said: null,
  format,
  onRetry: fn(),
};

const meta = {
  title: 'Widgets/PartBuying',
  component: PartBuying,
  args,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '396px' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PartBuying>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Buying: Story = {
  name: 'LINE-09 LINE-15 PART-02 price, ladder with savings, stock, quantity, and one button with the sum',
  render: function Render(given) {
    const [quantity, setQuantity] = useState(450);
    return <PartBuying {...given} quantity={quantity} onQuantity={setQuantity} />;
  },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('row', { name: '100 162.10 −13.0 % 24.30' });
    await expect(row).toHaveAttribute('aria-current', 'true');
    await expect(canvas.getByText('18 packs of 25.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Make it 500' }));
    await expect(canvas.getByRole('row', { name: /^500 148\.00/ })).toHaveAttribute('aria-current', 'true');
    const field = canvas.getByLabelText('Quantity of HXB-16080-88G');
    await userEvent.clear(field);
    await userEvent.type(field, 'some{Enter}');
    await expect(canvas.getByText('“some” is not a quantity.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Add to Order/ }));
    await expect(onAdd).toHaveBeenCalledOnce();
  },
};
export const Rounded: Story = {
  args: { quantity: 475, rounded: { typed: 460, why: 'This part is sold in 25s.' }, to: 'quote' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('460 became 475. This part is sold in 25s.')).toBeVisible();
  },
};
export const OnApplication: Story = {
  args: {
    price: null,
    advice: null,
    ladder: priceLadder([{ price_type: 'standard', price: '0.00', quantity_break: 1, poa: true }], 1, '0'),
    price_per: 1,
  },
};
export const Loading: Story = {
  args: { state: 'loading', price: null, advice: null, warehouses: null, stockSentence: '' },
};
export const Failed: Story = {
  args: { state: 'failed', price: null, advice: null, warehouses: [], stockSentence: '' },
  play: async ({ canvas, args: given }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(given.onRetry).toHaveBeenCalled();
  },
};
