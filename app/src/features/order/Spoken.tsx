import { VisuallyHidden } from '@portal/design-system';
import { formatCurrency } from '@portal/domain/format';
import type { CartDocument } from '@portal/portal-client';
import { type Store, useCartStatusPart, useCartTotals, useFormat, useStore } from '@portal/portal-client/react';
import { useEffect, useRef, useState } from 'react';
import { orderLinesMessages } from '../../messages/order-lines.ts';

/** Milliseconds for which the total must stay unchanged; charges arrive after the price. */
const rest = 500;

/** SHELL-15: announces the result of the user's edit, then the new total once every price is known. */
export function Spoken({ document, spoken }: { document: CartDocument; spoken: Store<string> }) {
  const words = useStore(spoken);
  const { total } = useCartTotals(document);
  const pricing = useCartStatusPart(document, (status) => status.pricing);
  const { currency_format } = useFormat();
  const [saidTotal, setSaidTotal] = useState('');
  const last = useRef(total);
  useEffect(() => {
    // Announces only totals changed by an edit, not by loading the order.
    if (words === '') last.current = total;
    if (pricing > 0 || last.current === total) return;
    const timer = setTimeout(() => {
      last.current = total;
      setSaidTotal(orderLinesMessages.spoken.total(formatCurrency(total, currency_format)));
    }, rest);
    return () => clearTimeout(timer);
  }, [words, total, pricing, currency_format]);
  return (
    <>
      <VisuallyHidden live="polite">{words}</VisuallyHidden>
      <VisuallyHidden live="polite">{saidTotal}</VisuallyHidden>
    </>
  );
}
