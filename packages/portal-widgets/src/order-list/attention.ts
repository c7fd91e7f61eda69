import type { CartSummary } from '@portal/domain/cart';
import { orderListMessages } from '../messages/order-list.tsx';
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

const { attention: messages, statuses } = orderListMessages;

function ofOpen(cart: CartSummary): Attention | null {
  const { status } = messages;
  if (cart.lines_unpriced > 0) {
    return {
      tone: 'critical',
      status,
      what: messages.noPrice.what(cart.lines_unpriced),
      why: messages.noPrice.why,
      action: messages.noPrice.action(cart.lines_unpriced),
    };
  }
  if (!cart.has_delivery_option && cart.line_count > 0) {
    return { tone: 'warning', status, ...messages.noDelivery };
  }
  return null;
}

/** Returns why the cart needs attention, or null. `when` formats a time as the user prefers; `now` in milliseconds since the epoch. */
export function attentionOf(cart: CartSummary, when: (time: string) => string, now: number): Attention | null {
  if (!cart.accessible || (cart.tabtype !== 'order' && cart.tabtype !== 'hobdirect')) return null;
  if (cart.status === 'saved') return ofOpen(cart);
  if (cart.status !== 'confirmed') return null;
  const { auto_submit } = cart;
  if (auto_submit === null) return { tone: 'info', status: statuses.confirmed, ...messages.confirmed };
  const { submitting } = messages;
  return {
    tone: 'info',
    status: statuses.confirmed,
    what: Date.parse(auto_submit) <= now ? submitting.whatNow : submitting.what(when(auto_submit)),
    why: submitting.why,
    action: submitting.action,
    act: 'unconfirm',
  };
}
