import type { CartStatus, CartSummary } from '@portal/domain/cart';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { OrderList } from './OrderList.tsx';

const cart = (
  n: number,
  prettyName: string,
  status: CartStatus,
  assignee: string | null,
  total: string,
): CartSummary => ({
  orderNum: `KES014-${String(n).padStart(6, '0')}`,
  prettyName,
  tabtype: 'order',
  accode: 'KES014',
  account_name: 'Kestrel Fabrication',
  warehouse: '40',
  revision: n,
  status,
  confirmed: status === 'confirmed' ? '2026-11-24T22:00:00Z' : null,
  cancelled: null,
  submitted: status === 'submitted' ? '2026-11-23T22:00:00Z' : null,
  auto_submit: null,
  assignee,
  line_count: n % 300,
  total,
  modified: `2026-11-${String(10 + (n % 14)).padStart(2, '0')}T03:00:00Z`,
  ...(assignee === 'Sam Reed' ? { changed_by: 'sam', changed_by_name: assignee } : { changed_by: assignee }),
  deliver_to: n % 2 === 1 ? 'Stage 2 site, Alexandria' : '',
  has_delivery_option: n !== 204,
  lines_unpriced: n === 48_817 ? 2 : 0,
  accessible: n !== 99,
});

const meta = {
  title: 'Widgets/OrderList',
  component: OrderList,
  parameters: { layout: 'fullscreen' },
  args: {
    user: 'Moira Tan',
    onAct: fn(),
    list: {
      state: 'data',
      carts: [
        cart(48_817, 'PO 48817', 'saved', 'Moira Tan', '5183.05'),
        cart(204, 'Alexandria stage 2', 'saved', null, '21840.10'),
        cart(48_790, 'PO 48790', 'confirmed', 'Sam Reed', '812.40'),
        cart(48_701, 'PO 48701', 'submitted', 'Moira Tan', '96.20'),
        cart(99, 'PO 40001', 'saved', null, '10.00'),
      ],
    },
    format: { number_format: 1, currency_format: 1 },
    spacing: 'medium',
    hrefOf: (orderNum: string) => `/orders/${orderNum}`,
    warehouseName: () => 'Sydney',
    when: (time: string) => time.slice(0, 10),
    onNavigate: fn(),
    onRetry: fn(),
    onNew: fn(),
    onImport: fn(),
  },
  render: (args) => (
    <div style={{ height: '560px', display: 'flex', flexDirection: 'column' }}>
      <OrderList {...args} />
    </div>
  ),
} satisfies Meta<typeof OrderList>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

/** Names of the orders in the order shown. */
const names = (canvas: Canvas) => canvas.getAllByRole('rowheader').map((cell) => cell.textContent);

export const Data: Story = {
  name: 'CART-20 open, confirmed and submitted orders with search, sort, status, person and total',
  play: async ({ args, canvas }) => {
    await expect(canvas.getAllByRole('link', { name: /^(PO|Alexandria)/ })).toHaveLength(4);
    await userEvent.click(canvas.getByRole('button', { name: 'Total, AUD' }));
    await expect(canvas.getByRole('columnheader', { name: 'Total, AUD' })).toHaveAttribute('aria-sort', 'ascending');
    await userEvent.click(canvas.getByRole('button', { name: 'Total, AUD' }));
    await expect(canvas.getByRole('columnheader', { name: 'Total, AUD' })).toHaveAttribute('aria-sort', 'descending');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Status' }), 'Confirmed');
    await expect(names(canvas).filter((name) => name?.startsWith('PO'))).toEqual(['PO 48790']);
    await expect(canvas.getByText(/by Sam Reed/)).toBeVisible();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Status' }), 'All');
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search orders' }), 'alex');
    await expect(canvas.getByText('4 of 5')).toBeVisible();
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search orders' }), ' stage 2 000204');
    await expect(canvas.getByText('1 of 5')).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Alexandria stage 2' }));
    await expect(args.onNavigate).toHaveBeenCalledWith('/orders/KES014-000204');
  },
};

export const Attention: Story = {
  name: 'CART-20 orders that need attention come first with the reason, and a fact filters the list to them',
  play: async ({ args, canvas }) => {
    const group = canvas.getByRole('rowgroup', { name: /^Needs attention/ });
    await expect(
      within(group)
        .getAllByRole('rowheader')
        .map((cell) => cell.textContent?.slice(0, 11)),
    ).toEqual(['Needs atten', 'PO 48817Sta', 'Alexandria ', 'PO 48790']);
    await expect(canvas.getByText('2 lines have no price.')).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Answer 2 lines: PO 48817' }));
    await expect(args.onNavigate).toHaveBeenLastCalledWith('/orders/KES014-048817');
    // Each open order is in one group; the sum of all in progress is above.
    await expect(canvas.getByRole('rowgroup', { name: 'Other open orders 1 order, 10.00' })).toBeVisible();
    await expect(canvas.getByText('4 orders in progress')).toHaveTextContent('4 orders in progress 27,845.55');
    const answers = canvas.getByRole('button', { name: '2 need your answer' });
    await userEvent.click(answers);
    await expect(answers).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.queryByRole('link', { name: 'PO 48790' })).toBeNull();
    await userEvent.click(answers);
    await expect(canvas.getByRole('link', { name: 'PO 48790' })).toBeVisible();
    canvas.getByRole('link', { name: 'PO 48817' }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('link', { name: 'Alexandria stage 2' })).toHaveFocus();
  },
};

export const Again: Story = {
  name: 'HIST-03 a submitted order is ordered again from its row',
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Order again: PO 48701' }));
    await expect(args.onAct).toHaveBeenCalledWith(expect.objectContaining({ prettyName: 'PO 48701' }), 'again');
  },
};

export const Reported: Story = {
  name: 'CART-06 a submitted order says how far the supplier is with it',
  tags: ['no-visual'],
  args: {
    list: { state: 'data', carts: [{ ...cart(48_701, 'PO 48701', 'submitted', null, '96.20'), stage: 'shipped' }] },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('cell', { name: 'Shipped' })).toBeVisible();
  },
};

export const Inaccessible: Story = {
  name: 'CART-14 an order that cannot be opened is listed as inaccessible',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Inaccessible')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'PO 40001' })).toBeNull();
  },
};

export const NothingMatches: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'zzz');
    await userEvent.click(canvas.getByRole('button', { name: 'Show all orders' }));
    await waitFor(() => expect(canvas.getByRole('link', { name: 'PO 48817' })).toBeVisible());
  },
};

export const Loading: Story = { args: { list: { state: 'loading' } } };
export const Empty: Story = { args: { list: { state: 'data', carts: [] } } };
export const Failed: Story = {
  args: { list: { state: 'error', message: 'What you changed is stored on this device.' } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
