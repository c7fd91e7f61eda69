import { lineProgress, type ReportedEvent } from '@portal/domain/cart';
import { dayAndMonth } from '@portal/domain/format';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { type SubmittedLine, SubmittedLines } from './SubmittedLines.tsx';

const parts = [
  ['HXB-16080-88G', 'KF-1041', 'Hex bolt M16 × 80, class 8.8, galv', 450, '162.10', '729.45'],
  ['HXB-20100-88G', 'KF-1067', 'Hex bolt M20 × 100, class 8.8, galv', 150, '318.40', '477.60'],
  ['SDS-14050-HWF', 'KF-4102', 'Self-drilling screw 14-10 × 50, hex', 2000, '23.75', '475.00'],
  ['HTB-20065-109', 'KF-6001', 'Structural assembly M20 × 65, K0', 150, '412.00', '618.00'],
  ['SCS-10040-129', '', 'Socket cap screw M10 × 40, 12.9, plain', 50, '68.90', '34.45'],
] as const;
const at = '2026-11-24T00:20:00Z';
const events: readonly ReportedEvent[] = [
  { at, event: { kind: 'acknowledged', supplier_order_number: 'SO-118204' } },
  { at, event: { kind: 'back_ordered', line_number: 2, quantity: 90, expected: '2026-12-04' } },
  { at, event: { kind: 'line_changed', line_number: 3, quantity: 1500, reason: '1,500 were left in Sydney.' } },
  { at, event: { kind: 'back_ordered', line_number: 4, quantity: 150, expected: null } },
  { at, event: { kind: 'line_refused', line_number: 5, reason: 'No longer made.' } },
  { at: '2026-11-25T21:10:00Z', event: { kind: 'shipped', carrier: 'TGX', tracking: '4471' } },
  { at: '2026-11-25T21:12:00Z', event: { kind: 'invoiced', invoice_number: 'INV-90417' } },
];
function linesAfter(reported: readonly ReportedEvent[]): readonly SubmittedLine[] {
  const quantities = parts.map(([, , , quantity], index) => ({ line_number: index + 1, quantity }));
  return lineProgress(quantities, reported).flatMap((progress, index): SubmittedLine[] => {
    const part = parts[index];
    if (!part) return [];
    const [stock_code, customer_stock_code, description, , price, extended] = part;
    return [{ progress, stock_code, customer_stock_code, description, price, price_per: 100, extended }];
  });
}

const meta = {
  title: 'Widgets/SubmittedLines',
  component: SubmittedLines,
  args: {
    lines: linesAfter(events),
    format: { number_format: 1, currency_format: 1 },
    day: (date) => dayAndMonth(date, '2026-11-26'),
  },
} satisfies Meta<typeof SubmittedLines>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Shipped: Story = {
  name: 'CART-06 what was ordered, acknowledged, shipped, invoiced and is still owed',
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('row').slice(1);
    const figures = rows.map((row) =>
      [...row.querySelectorAll('[data-name]')].slice(0, 5).map((cell) => cell.textContent),
    );
    await expect(figures).toEqual([
      ['450', '450', '450', '0', '450'],
      ['150', '150', '60', '90', '60'],
      ['2,000', '1,500', '1,500', '0', '1,500'],
      ['150', '150', '0', '150', '0'],
      ['50', '0', '0', '0', '0'],
    ]);
    await expect(canvas.getByText('90 due Dec 04')).toBeVisible();
    await expect(canvas.getByText('500 fewer')).toBeVisible();
    await expect(canvas.getByText('150 on back order')).toBeVisible();
    await expect(canvas.getByText('No longer made.')).toBeVisible();
    await expect(canvas.getByText('1 line shipped')).toBeVisible();
  },
};

export const Submitted: Story = {
  name: 'Nothing reported yet',
  args: { lines: linesAfter([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Not acknowledged yet')).toHaveLength(5);
  },
};
