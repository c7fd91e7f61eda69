import { formatCurrency } from '@portal/domain/format';
import type { PriceChange } from '@portal/domain/history';
import { useFormat, useOrders, usePortal } from '@portal/portal-client/react';
import { useNavigate } from 'react-router-dom';

/** Maximum number of changed prices that are named; the rest is a count. */
const namedChanges = 3;

/** HIST-03: message naming the lines whose price differs from the copied order. */
export function changedWords(changed: readonly PriceChange[], money: (amount: string) => string): string {
  if (changed.length === 0) return 'All prices are unchanged.';
  const named = changed
    .slice(0, namedChanges)
    .map(
      ({ stock_code, was, now }) =>
        `${stock_code} ${money(was)} then, ${now === null ? 'on application' : money(now)} now`,
    );
  const more = changed.length - named.length;
  const lines = changed.length === 1 ? '1 line costs' : `${changed.length} lines cost`;
  return `${lines} a different amount: ${named.join('; ')}${more > 0 ? `; and ${more} more` : ''}.`;
}

/** HIST-03: copies an order, opens the copy and reports differences. */
export function useCopyOrder(): (orderNum: string, name: string) => Promise<void> {
  const orders = useOrders();
  const navigate = useNavigate();
  const { messages } = usePortal();
  const { currency_format } = useFormat();
  return async (orderNum, name) => {
    const copy = await orders.copy(orderNum);
    if (!copy) return;
    navigate(`/orders/${copy.document.cartId}`);
    const words = changedWords(copy.changed, (amount) => formatCurrency(amount, currency_format));
    messages.show(
      `This is a copy of ${name} at today’s prices. ${words}${
        copy.delivery_copied ? '' : ' Its delivery address or option is no longer available: check the delivery.'
      }`,
      copy.delivery_copied ? 'info' : 'warning',
    );
  };
}
