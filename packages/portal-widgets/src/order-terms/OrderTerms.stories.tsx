import { validationModels } from '@portal/domain/validation';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import type { OrderTermsProps } from './OrderTerms.props.ts';
import { OrderTerms } from './OrderTerms.tsx';

const format = { number_format: 1, currency_format: 1 } as const;
const touched = [
  { line_id: 'a', number: 1 },
  { line_id: 'c', number: 4 },
];

const args: OrderTermsProps = {
  format,
  minimum: { minimum: '20.00', shortfall: '0.00' },
  promo_code: '',
  promo: null,
  promoLines: [],
  rules: validationModels.cart,
  discounts: [],
  deals: null,
  forward: { value: null, first: '2026-11-24', last: '2027-05-23', today: '2026-11-24' },
  lockedReason: null,
  onPromo: fn(),
  onForward: fn(),
  onDeals: fn(),
  onLine: fn(),
};

const meta = {
  title: 'Widgets/OrderTerms',
  component: OrderTerms,
  args,
  render: (props) => (
    <div style={{ width: '252px', maxWidth: '100%' }}>
      <OrderTerms {...props} />
    </div>
  ),
} satisfies Meta<typeof OrderTerms>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  name: 'CART-16 a promo code is applied by Enter, in any letter case',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Enter code for a promotion' }));
    await expect(canvas.getByLabelText('Promo code')).toHaveFocus();
    await userEvent.keyboard(' bolts10 {Enter}');
    await expect(args.onPromo).toHaveBeenCalledWith('BOLTS10');
  },
};

const applied = {
  promo_code: 'BOLTS10',
  promo: {
    code: 'BOLTS10',
    name: 'Ten per cent off bolts',
    applied: true,
    reason: null,
    message: 'Ten per cent off bolts: $41.20 off.',
    value: '41.20',
    line_ids: ['a', 'c'],
  },
  promoLines: touched,
  discounts: [{ name: 'Rivets by the thousand', amount: '12.00', lines: [{ line_id: 'b', number: 3 }] }],
} satisfies Partial<OrderTermsProps>;

export const Applied: Story = {
  name: 'CART-16 a code shows its discount and links to the affected lines; so does each discount of the report',
  args: applied,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('BOLTS10 takes 41.20 off. Ten per cent off bolts.');
    await userEvent.click(canvas.getByRole('button', { name: 'Go to line 4' }));
    await expect(args.onLine).toHaveBeenCalledWith('c');
    await expect(canvas.getByRole('list', { name: 'Discounts' })).toHaveTextContent('Rivets by the thousand−12.00');
    await userEvent.click(canvas.getByRole('button', { name: 'Go to line 3' }));
    await expect(args.onLine).toHaveBeenCalledWith('b');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove BOLTS10' }));
    await expect(args.onPromo).toHaveBeenCalledWith('');
  },
};

export const Refused: Story = {
  name: 'CART-16 a refused code stays with its reason, to be corrected or removed',
  args: {
    promo_code: 'WINTER24',
    promo: {
      code: 'WINTER24',
      name: 'Winter clearance',
      applied: false,
      reason: 'expired',
      message: 'This promo code has expired.',
      value: '0.00',
      line_ids: [],
    },
  },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Promo code');
    await expect(field).toHaveAccessibleDescription('This promo code has expired.');
    await userEvent.type(field, '{Backspace}5{Enter}');
    await expect(args.onPromo).toHaveBeenCalledWith('WINTER25');
    await userEvent.clear(field);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }));
    await expect(args.onPromo).toHaveBeenCalledWith('');
  },
};

export const Asked: Story = {
  name: 'CART-16 a code that the server has not checked yet is kept and marked',
  args: { promo_code: 'TAKE25' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('TAKE25 is saved. We are still checking it');
  },
};

export const Short: Story = {
  name: 'CART-23 the shortfall from the minimum order shows from the first line on',
  args: { minimum: { minimum: '20.00', shortfall: '7.64' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('7.64 short of the minimum order of 20.00');
    await expect(canvas.getByRole('meter')).toHaveAttribute('aria-valuetext', '12.36 of 20.00');
  },
};

export const Forward: Story = {
  name: 'CART-17 a day is typed or chosen within the allowed days, and removed again',
  args: { forward: { value: '2026-11-30', first: '2026-11-24', last: '2027-05-23', today: '2026-11-24' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Mon Nov 30 2026')).toBeVisible();
    const change = () => userEvent.click(canvas.getByRole('button', { name: 'Change the dispatch date' }));
    await change();
    const field = canvas.getByLabelText('Send on');
    await expect(field).toHaveFocus();
    await userEvent.clear(field);
    await userEvent.type(field, '20/11/2026{Enter}');
    await expect(field).toHaveAccessibleDescription(/or later/);
    await expect(args.onForward).not.toHaveBeenCalled();
    await userEvent.clear(field);
    await userEvent.type(field, '3/12/2026{Enter}');
    await expect(args.onForward).toHaveBeenCalledWith('2026-12-03');
    await change();
    await userEvent.clear(canvas.getByLabelText('Send on'));
    await userEvent.keyboard('{Enter}');
    await expect(args.onForward).toHaveBeenCalledWith(null);
  },
};

export const Deals: Story = {
  name: 'CART-16 deals that an order does not have yet are listed with their conditions',
  args: {
    deals: {
      state: 'data',
      deals: [
        {
          name: 'Rivets by the thousand',
          description: 'RVT-48016-ALU at $5.00 per 100 from 1000',
          code: null,
          applied: false,
          amount: '0.00',
          line_ids: [],
          ends: null,
        },
      ],
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'See available deals' }));
    await expect(args.onDeals).toHaveBeenCalled();
    await expect(canvas.getByRole('list', { name: 'Available deals' })).toHaveTextContent('from 1000');
  },
};

export const DealsFailed: Story = {
  args: { deals: { state: 'failed' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'See available deals' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onDeals).toHaveBeenCalled();
  },
};

export const Locked: Story = {
  name: 'CART-08 the terms of a confirmed or submitted order are read-only, and no deals are offered',
  args: { ...applied, lockedReason: 'The order is confirmed. Unconfirm it to change it.' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expect(canvas.queryByRole('button', { name: /^(Take|Change|Enter)/ })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'See available deals' })).toBeNull();
    await expect(canvas.getByText('As soon as submitted')).toBeVisible();
  },
};
