import { formatCurrency } from '@portal/domain/format';
import type { PriceChange } from '@portal/domain/history';
import { useFormat, useOrders, usePortal } from '@portal/portal-client/react';
import { useNavigate } from 'react-router-dom';
import { copyOrderMessages } from '../messages/copy-order.ts';

/** Maximum number of changed prices that are named; the rest is a count. */
const namedChanges = 3;

/** HIST-03: message naming the lines whose price differs from the copied order. */
export function changedWords(changed: readonly PriceChange[], money: (amount: string) => string): string {
  if (changed.length === 0) return copyOrderMessages.unchanged;
  const named = changed
    .slice(0, namedChanges)
    .map(({ stock_code, was, now }) =>
      copyOrderMessages.change(stock_code, money(was), now === null ? copyOrderMessages.onApplication : money(now)),
    );
  return copyOrderMessages.changed(changed.length, named);
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
      copyOrderMessages.copied(name, words) + (copy.delivery_copied ? '' : copyOrderMessages.deliveryNotCopied),
      copy.delivery_copied ? 'info' : 'warning',
    );
  };
}
