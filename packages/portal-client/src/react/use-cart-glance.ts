import { formatCurrency } from '@portal/domain/format';
import { useEffect } from 'react';
import type { CartDocument } from '../cart/types.ts';
import { useOrders } from './orders.ts';
import { usePortal } from './portal.ts';
import { useFormat } from './use-format.ts';

/** Reports the current cart, its total and the unsent edits of all carts to the header. */
export function useCartGlance(document: CartDocument): void {
  const { glance } = usePortal();
  const { outbox } = useOrders();
  const { currency_format } = useFormat();
  useEffect(() => {
    let last = '';
    const report = () => {
      const next = {
        href: `/orders/${document.cartId}`,
        total: formatCurrency(document.getTotals().total, currency_format),
        unsent: outbox.getStatus().unsent,
      };
      const key = JSON.stringify(next);
      if (key === last) return;
      last = key;
      glance.set(next);
    };
    report();
    const stops = [document.subscribe(report), outbox.subscribe(report)];
    return () => {
      for (const stop of stops) stop();
    };
  }, [document, outbox, glance, currency_format]);
}
