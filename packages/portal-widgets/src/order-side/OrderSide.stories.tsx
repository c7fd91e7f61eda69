import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import type { Check } from '../check-panel/order-check.ts';
import { OrderDocuments } from './OrderDocuments.tsx';
import type { ConfirmStage, OrderSideProps, TotalsProps } from './OrderSide.props.ts';
import { OrderSide } from './OrderSide.tsx';
import { Totals as OrderTotals } from './Totals.tsx';

const format = { number_format: 1, currency_format: 1 } as const;
const now = Date.UTC(2026, 10, 24, 22, 41);

const sums: TotalsProps = {
  totals: {
    savedExtended: '4703.86',
    savedGST: '471.19',
    savedWeight: '214.600',
    discount: '0.00',
    discounts_used: [
      { name: 'Rivets by the thousand', amount: '12.00', line_ids: ['b'] },
      { name: '40 dollars in spring', amount: '40.00', line_ids: ['a'] },
    ],
    promo_code_value: '40.00',
    total_freight_cost: '52.00',
    total_freight_charge: '48.00',
    serviceCharge: '0.00',
    total: '5183.05',
    lines_priced: 13,
    lines_ordered: 18,
  },
  promo_code: 'SPRING40',
  format,
  freightLimitKg: 250,
};

const onRemedy = fn();
const costsMore = (id: string, number: number): Check => ({
  id,
  weight: 'know',
  icon: 'dearer',
  tone: 'warning',
  line: { id, number },
  title: `Line ${number} costs more`,
  remedies: ['Accept', 'Remove'],
});

const args: OrderSideProps = {
  totals: <OrderTotals {...sums} />,
  delivery: {
    warehouseName: 'Sydney',
    options: [
      { code: 'R', name: 'Road', days: '1 to 2 days', charge: '48.00' },
      { code: 'X', name: 'Express', days: 'next day', charge: '92.00' },
    ],
    chosen: 'R',
    facts: [
      { label: 'To', value: 'Stage 2 site, Gate C', detail: '14 Bourke Rd, Alexandria 2015' },
      { label: 'Send on', value: 'Mon Nov 30 2026' },
      { label: 'Carrier', value: 'We pay', action: { id: 'receiver_pays', label: 'Receiver pays' } },
    ],
    format,
    lockedReason: null,
    onChoose: fn(),
    onFact: fn(),
  },
  checks: {
    checks: [
      {
        id: 'a',
        weight: 'must',
        icon: 'answer',
        tone: 'critical',
        line: { id: 'a', number: 15 },
        title: 'Line 15 is not a part',
        detail: 'Did you mean HXB-16080-88G?',
        remedies: ['Use it', 'Remove'],
      },
      costsMore('b', 6),
    ],
    onRemedy,
  },
  confirm: {
    state: {
      stage: 'open',
      confirm_allowed: false,
      confirm_short_reason: 'Line 15 must be answered first.',
      goTo: { label: 'Go to 15' },
      busy: false,
      graceSeconds: 300,
    },
    now: () => now,
    onConfirm: fn(),
    onUnconfirm: fn(),
    onSubmitNow: fn(),
    onHold: fn(),
    onGoTo: fn(),
  },
};
const ready = {
  stage: 'open',
  confirm_allowed: true,
  confirm_short_reason: '',
  goTo: null,
  busy: false,
  graceSeconds: 300,
} as const;
const at = (state: ConfirmStage): OrderSideProps => ({ ...args, confirm: { ...args.confirm, state } });

const meta = {
  title: 'Widgets/OrderSide',
  component: OrderSide,
  args,
} satisfies Meta<typeof OrderSide>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Totals: Story = {
  name: 'CART-15 goods, promotion, freight, GST and the total, with the currency shown once',
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region', { name: 'Total' });
    await expect(region).not.toHaveTextContent('40 dollars in spring');
    for (const text of [
      'Goods4,703.86',
      'Rivets by the thousand−12.00',
      'Promo SPRING40−40.00',
      'Freight48.00',
      'GST 10 %471.19',
      'AUD5,183.05',
    ]) {
      await expect(region).toHaveTextContent(text);
    }
  },
};

export const Blocked: Story = {
  name: 'CART-07 a blocked Confirm says why, in a tooltip and as text, and links to the cause',
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Confirm order' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveAttribute('title', 'Line 15 must be answered first.');
    await expect(button).toHaveAccessibleDescription(/Line 15 must be answered first/);
    await userEvent.click(button);
    await expect(args.confirm.onConfirm).not.toHaveBeenCalled();
    await expect(canvas.getByText(/You can undo this for 5 minutes\./)).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: /Go to 15/ }));
    await expect(args.confirm.onGoTo).toHaveBeenCalled();
  },
};

export const ShortGrace: Story = {
  name: 'CART-19 shows how long a confirmation can be undone, as set on the server',
  args: at({ ...ready, graceSeconds: 90 }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/You can undo this for 90 seconds\./)).toBeInTheDocument();
  },
};

export const Checked: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Use it: Line 15 is not a part' }));
    await expect(onRemedy).toHaveBeenCalledWith('a', 0);
  },
};

export const ManyToKnow: Story = {
  name: 'CART-23 of many informational checks the first are listed, so that delivery stays visible; the check dialog lists all',
  args: {
    ...args,
    checks: { checks: [1, 2, 3, 4, 5, 6, 7].map((n) => costsMore(`${n}`, n)), onRemedy, onAll: fn() },
  },
  play: async ({ canvas }) => {
    const checks = canvas.getByRole('region', { name: 'Before you confirm' });
    await expect(checks).toHaveTextContent('7 to know');
    await expect(canvas.getAllByText(/costs more/)).toHaveLength(4);
    await expect(canvas.getByRole('button', { name: /Check the whole order, 7 in all/ })).toBeVisible();
  },
};

/** Text spacing that a user's own style sheet may set (WCAG 1.4.12). */
const textSpacing =
  '* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important; line-height: 1.5 !important; }';

export const CheckedWithTextSpacing: Story = {
  name: 'CART-23 with wider text spacing no check overlaps its remedy',
  tags: ['no-visual'],
  render: (all) => (
    <div style={{ maxWidth: '292px' }}>
      <style>{textSpacing}</style>
      <OrderSide {...all} />
    </div>
  ),
  play: async ({ canvas }) => {
    const checks = canvas.getByRole('region', { name: 'Before you confirm' }).querySelectorAll('li');
    await expect(checks.length).toBeGreaterThan(0);
    for (const check of checks) {
      const cut = [check, ...check.querySelectorAll('*')].filter(
        (element) => element.scrollWidth > element.clientWidth && getComputedStyle(element).display !== 'inline',
      );
      await expect(cut).toEqual([]);
      const [, words, remedy] = check.children;
      if (!words || !remedy) continue;
      await expect(words.getBoundingClientRect().right).toBeLessThanOrEqual(remedy.getBoundingClientRect().left);
    }
  },
};

export const DeliveryToChoose: Story = {
  name: 'CART-15 without a delivery option the freight is open, not free',
  args: { delivery: { ...args.delivery, chosen: '' }, totals: <OrderTotals {...sums} isFreightOpen /> },
  play: async ({ canvas }) => {
    const total = canvas.getByRole('region', { name: 'Total' });
    await expect(total).toHaveTextContent('Freightchoose delivery');
    await expect(total).toHaveTextContent(/Without freightAUD/);
  },
};

export const FirstLineNotSaved: Story = {
  name: 'CART-15 until the first line is saved its freight is awaited, not free',
  args: { delivery: { ...args.delivery, isAwaited: true }, totals: <OrderTotals {...sums} isFreightAwaited /> },
  play: async ({ canvas }) => {
    const total = canvas.getByRole('region', { name: 'Total' });
    await expect(total).toHaveTextContent('Freightwhen saved');
    await expect(total).toHaveTextContent(/Without freightAUD/);
  },
};

export const Ready: Story = {
  args: at(ready),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm order' }));
    await expect(args.confirm.onConfirm).toHaveBeenCalledOnce();
  },
};

export const Confirmed: Story = {
  name: 'CART-06 a confirmed order counts down to its submission and can be undone',
  args: at({
    stage: 'confirmed',
    confirmed: 'by Moira Tan at 9:38 am',
    auto_submit: new Date(now + 252_000).toISOString(),
    busy: false,
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent('Submits in 4:12');
    await userEvent.click(canvas.getByRole('button', { name: 'Unconfirm' }));
    await expect(args.confirm.onUnconfirm).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Submit now' }));
    await expect(args.confirm.onSubmitNow).toHaveBeenCalledOnce();
  },
};

export const Counting: Story = {
  name: 'CART-14 CART-19 the countdown to submission is stopped from the order',
  args: at({
    stage: 'confirmed',
    confirmed: 'at 9:38 am',
    auto_submit: new Date(now + 252_000).toISOString(),
    busy: false,
  }),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Stop countdown' }));
    await expect(args.confirm.onHold).toHaveBeenCalledWith(true);
  },
};

export const Held: Story = {
  name: 'CART-19 an order with a stopped countdown says so, and resumes on request',
  args: at({ stage: 'confirmed', confirmed: 'at 9:38 am', auto_submit: null, busy: false }),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('timer')).toBeNull();
    await expect(canvas.getByText('It stays confirmed until somebody submits it.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Resume countdown' }));
    await expect(args.confirm.onHold).toHaveBeenCalledWith(false);
  },
};

const onSave = fn();
export const Submitted: Story = {
  name: 'HIST-04 a submitted order with its documents',
  args: {
    ...at({ stage: 'submitted', submitted: 'at 9:43 am' }),
    documents: (
      <OrderDocuments
        documents={[
          { id: 'invoice', label: 'Tax invoice INV-90417', loading: false, onSave },
          { id: 'delivery', label: 'Delivery note', loading: false, onSave: fn() },
        ]}
        certificates={['TC-100001', 'TC-100002'].map((key) => ({
          key,
          link: <a href={`#${key}`}>Test certificate {key}</a>,
        }))}
      />
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tax invoice INV-90417' }));
    await expect(onSave).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('region', { name: 'Documents' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Test certificate TC-100002' })).toBeVisible();
  },
};
export const Cancelled: Story = { args: at({ stage: 'cancelled', cancelled: 'by Moira Tan at 9:43 am' }) };
