import type { CartSummary } from '@portal/domain/cart';
import type { OrderAct } from './OrderList.props.ts';

/** Why an order needs attention, and what to do about it. */
export interface Attention {
  readonly tone: 'critical' | 'warning' | 'info';
  /** Shown in place of the order's status. */
  readonly status: string;
  /** The problem and its consequence. */
  readonly what: string;
  readonly why: string;
  readonly action: string;
  /** What the action does; omitted, it opens the order. */
  readonly act?: OrderAct;
}

const lines = (count: number) => (count === 1 ? '1 line' : `${count} lines`);

function ofOpen(cart: CartSummary): Attention | null {
  const status = 'Needs your answer';
  if (cart.lines_unpriced > 0) {
    const has = cart.lines_unpriced === 1 ? 'has' : 'have';
    return {
      tone: 'critical',
      status,
      what: `${lines(cart.lines_unpriced)} ${has} no price.`,
      why: 'The order cannot be confirmed with them, and the total leaves them out.',
      action: `Answer ${lines(cart.lines_unpriced)}`,
    };
  }
  if (!cart.has_delivery_option && cart.line_count > 0) {
    return {
      tone: 'warning',
      status,
      what: 'No delivery option is chosen.',
      why: 'Choose one before you confirm.',
      action: 'Choose delivery',
    };
  }
  return null;
}

/** Returns why the cart needs attention, or null. `when` formats a time as the user prefers; `now` in milliseconds since the epoch. */
export function attentionOf(cart: CartSummary, when: (time: string) => string, now: number): Attention | null {
  if (!cart.accessible || (cart.tabtype !== 'order' && cart.tabtype !== 'hobdirect')) return null;
  if (cart.status === 'saved') return ofOpen(cart);
  if (cart.status !== 'confirmed') return null;
  const { auto_submit } = cart;
  if (auto_submit === null) {
    const why = 'Submit it, or unconfirm it to change it.';
    return { tone: 'info', status: 'Confirmed', what: 'Confirmed, not submitted yet.', why, action: 'Open' };
  }
  const submits = Date.parse(auto_submit) <= now ? 'now' : when(auto_submit);
  return {
    tone: 'info',
    status: 'Confirmed',
    what: `Submits ${submits}.`,
    why: 'Until then you can unconfirm it and change it.',
    action: 'Unconfirm',
    act: 'unconfirm',
  };
}
