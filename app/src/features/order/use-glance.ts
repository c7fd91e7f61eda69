import { formatCurrency } from '@portal/domain/format';
import type { CartDocument } from '@portal/portal-client';
import { useFormat, useOrders, usePortal } from '@portal/portal-client/react';
import { useEffect } from 'react';

/** Reports the current cart, its total and the unsent edits of all carts to the header. */
export function useGlance(document: CartDocument): void {
  const { glance } = usePortal();
  const { outbox } = useOrders();
  const { currency_format } = useFormat();
  useEffect(() => {
    let last = '';
    const tell = () => {
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
    tell();
    const stops = [document.subscribe(tell), outbox.subscribe(tell)];
    return () => {
      for (const stop of stops) stop();
    };
  }, [document, outbox, glance, currency_format]);
}
