import type { HistoryOrder } from '@portal/domain/history';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { HistoryLines } from './HistoryLines.tsx';
import { OrderHistory } from './OrderHistory.tsx';

const format = { number_format: 1, currency_format: 1 } as const;
const reorder = fn();
const lines = [
  {
    line_number: 1,
    stock_code: 'HXB-16080-88G',
    customer_stock_code: 'KF-1041',
    description: 'Hex bolt M16 × 80',
    so_display_qty: 50,
    amount: '92.00',
  },
  {
    line_number: 2,
    stock_code: 'HXN-16000-08G',
    customer_stock_code: '',
    description: 'Hex nut M16',
    so_display_qty: 50,
    amount: '21.50',
  },
];

const meta = {
  title: 'Widgets/OrderHistory',
  component: OrderHistory,
  args: {
    orders: ['1040102', '1040101'].map((so_order_no, i) => ({
      so_order_no,
      so_order_date: `2026-11-1${9 - i}`,
      accode: 'KES014',
      customer_reference: 'PO 44102',
      total: '113.50',
      line_count: 2,
    })),
    format,
    linesOf: (so_order_no: string) => (
      <HistoryLines
        so_order_no={so_order_no}
        lines={lines}
        failed={false}
        format={format}
        busy={false}
        onRetry={fn()}
        onReorder={reorder}
      />
    ),
    fetching: null,
    onInvoice: fn(),
    onFurther: fn(),
  },
} satisfies Meta<typeof OrderHistory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Reordering: Story = {
  name: 'HIST-03 one line of an order is selected and ordered again',
  async play({ canvasElement }) {
    reorder.mockClear();
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Lines of 1040102' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'HXN-16000-08G' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Order 1 again' }));
    await expect(reorder).toHaveBeenCalledWith([{ stock_code: 'HXN-16000-08G', quantity: 50, amount: '21.50' }]);
  },
};

export const All: Story = {
  name: 'HIST-03 all lines of an order are ordered again from its row; the parts matching a search are named',
  args: {
    orders: [{ ...meta.args.orders[0], found_codes: ['A-1', 'A-1', 'A-2', 'A-3', 'A-4', 'A-5'] }] as HistoryOrder[],
    onAgain: fn(),
  },
  async play({ args, canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('A-1, A-2, A-3, A-4 and 1 more')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Order again: 1040102' }));
    await expect(args.onAgain).toHaveBeenCalledWith('1040102');
  },
};

const many = (count: number) =>
  Array.from({ length: count }, (_, i) => ({
    so_order_no: `${1040000 - i}`,
    so_order_date: '2026-11-19',
    accode: 'KES014',
    customer_reference: 'PO 44102',
    total: '113.50',
    line_count: 2,
  }));

export const Further: Story = {
  name: 'HIST-02 older orders are appended below, without moving those shown',
  args: { orders: many(5) },
  render: function Render(props) {
    const [count, setCount] = useState(5);
    const onFurther = count === 5 ? () => setCount(12) : undefined;
    return <OrderHistory {...props} orders={many(count)} onFurther={onFurther} />;
  },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const names = () => canvas.getAllByRole('button', { name: /^Lines of/ }).map((each) => each.ariaLabel);
    const before = names();
    await expect(before.at(-1)).toBe('Lines of 1039996');
    await userEvent.click(canvas.getByRole('button', { name: 'Show orders older than a year' }));
    await expect(names()).toHaveLength(12);
    await expect(names().slice(0, before.length)).toEqual(before);
  },
};

export const Long: Story = {
  name: 'HIST-02 a long list of orders is shown 50 at a time',
  tags: ['no-visual'],
  args: { orders: many(140), onFurther: undefined },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const shown = () => canvas.getAllByRole('button', { name: /^Lines of/ });
    await expect(shown()).toHaveLength(50);
    await userEvent.click(canvas.getByRole('button', { name: 'Show 50 more of 140' }));
    await expect(shown()).toHaveLength(100);
    await userEvent.click(canvas.getByRole('button', { name: 'Show 40 more of 140' }));
    await expect(shown()).toHaveLength(140);
    await expect(canvas.queryByRole('button', { name: /more of 140$/ })).toBeNull();
  },
};

export const Empty: Story = { args: { orders: [] } };
