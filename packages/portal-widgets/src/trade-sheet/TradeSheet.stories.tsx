import { Banner } from '@portal/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { TradeSheetProps } from './TradeSheet.tsx';
import { TradeSheet } from './TradeSheet.tsx';

const args: TradeSheetProps = {
  title: 'Quote PO 48817',
  orderNum: 'KES014-048817',
  facts: [
    { label: 'For', rows: ['Kestrel Fabrication'] },
    { label: 'From', rows: ['Sydney'] },
    { label: 'Saved', rows: ['Nov 24 2026'] },
    { label: 'Prices valid until', rows: ['Dec 24 2026'] },
  ],
  lines: [
    {
      line_number: 1,
      stock_code: 'HXB-12050-88Z',
      customer_stock_code: 'KF-1250',
      description: 'Hex bolt M12 × 50, class 8.8, zinc',
      order_quantity: 1000,
      price: '41.20',
      price_per: 100,
      extended: '412.0000',
      note: 'For the north stair',
      line_reference: 'STAIR-N',
    },
    {
      line_number: 3,
      stock_code: 'UBT-24450-00G',
      customer_stock_code: '',
      description: 'U-bolt M24 × 450, galvanised',
      order_quantity: 5,
      poa: true,
      price: null,
      price_per: 1,
      extended: null,
      note: '',
      line_reference: '',
    },
    {
      line_number: 4,
      stock_code: 'EYB-12000-316',
      customer_stock_code: '',
      description: 'Eye bolt M12, stainless 316',
      order_quantity: 20,
      price: null,
      price_per: 1,
      extended: null,
      note: '',
      line_reference: '',
    },
  ],
  totals: {
    savedExtended: '412.00',
    savedGST: '37.08',
    savedWeight: '61.400',
    discount: '41.20',
    discounts_used: [{ name: 'Ten per cent off bolts', amount: '41.20', line_ids: ['a'] }],
    promo_code_value: '41.20',
    total_freight_cost: '0.00',
    total_freight_charge: '0.00',
    serviceCharge: '0.00',
    total: '407.88',
    lines_priced: 1,
    lines_ordered: 3,
  },
  promo_code: 'BOLTS10',
  format: { number_format: 1, currency_format: 1 },
};

const meta = {
  title: 'Widgets/TradeSheet',
  component: TradeSheet,
  args,
  render: (props) => (
    <div style={{ maxWidth: '1000px' }}>
      <TradeSheet {...props} />
    </div>
  ),
} satisfies Meta<typeof TradeSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Quote: Story = {
  name: 'QQ-03 CART-15 every line with its price, note and reference, and every amount of the total',
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(4);
    const bolt = canvas.getByRole('row', { name: /HXB-12050-88Z/ });
    for (const text of ['KF-1250', 'STAIR-N', 'For the north stair', '1,000', '41.20 / 100', '412.00']) {
      await expect(bolt).toHaveTextContent(text);
    }
    await expect(canvas.getByRole('row', { name: /UBT-24450/ })).toHaveTextContent('On applicationPOA');
    await expect(canvas.getByRole('row', { name: /EYB-12000/ })).toHaveTextContent(/20No price$/);
    await expect(canvas.getByText('−41.20')).toBeVisible();
    await expect(canvas.getByText('407.88')).toBeVisible();
  },
};

export const Expired: Story = {
  args: { notice: <Banner tone="warning" title="This quote expired on Oct 24 2026." /> },
};
