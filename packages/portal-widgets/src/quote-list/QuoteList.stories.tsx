import type { CartSummary } from '@portal/domain/cart';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { QuoteList } from './QuoteList.tsx';

const quote = (n: number, prettyName: string, saved: string, expiry: string, total: string): CartSummary => ({
  orderNum: `KES014-${String(n).padStart(6, '0')}`,
  prettyName,
  tabtype: 'quote',
  accode: 'KES014',
  account_name: 'Kestrel Fabrication',
  warehouse: '40',
  revision: n,
  status: 'saved',
  confirmed: null,
  cancelled: null,
  submitted: null,
  auto_submit: null,
  assignee: null,
  line_count: n % 300,
  total,
  modified: `${saved}T03:00:00Z`,
  changed_by: null,
  deliver_to: '',
  has_delivery_option: true,
  lines_unpriced: 0,
  accessible: true,
  quote_saved: saved,
  quote_expiry: expiry,
});

const meta = {
  title: 'Widgets/QuoteList',
  component: QuoteList,
  args: {
    quotes: [
      quote(48_817, 'Quote PO 48817', '2026-11-20', '2126-12-20', '5183.05'),
      quote(48_790, 'Alexandria stage 2', '2026-09-01', '2026-10-01', '812.40'),
    ],
    format: { number_format: 1, currency_format: 1 },
    hrefOf: (orderNum: string) => `/orders/${orderNum}`,
    onNavigate: fn(),
  },
} satisfies Meta<typeof QuoteList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Quotes: Story = {
  name: 'QQ-03 each quote links to its screen, and an expired one says so',
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Quote PO 48817' }));
    await expect(args.onNavigate).toHaveBeenCalledWith('/orders/KES014-048817');
    await expect(canvas.getByRole('row', { name: /Alexandria stage 2/ })).toHaveTextContent('Expired');
    await expect(canvas.getByRole('row', { name: /Quote PO 48817/ })).not.toHaveTextContent('Expired');
  },
};
