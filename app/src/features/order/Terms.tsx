import { forwardRange, type Ulid } from '@portal/domain/cart';
import { orderDate } from '@portal/domain/format';
import { minimumOrder, noRules } from '@portal/domain/price';
import type { CartDocument, CartHeader } from '@portal/portal-client';
import {
  isOrder,
  lockedReason,
  useCall,
  useCartTotals,
  useDeals,
  useFormat,
  usePortal,
} from '@portal/portal-client/react';
import { ImportNotes, OrderTerms, type TouchedLine } from '@portal/portal-widgets';

export interface TermsProps {
  document: CartDocument;
  header: CartHeader;
  onGoTo: (line_id: Ulid) => void;
}

/** CART-15 to CART-17: totals, promo code and order date. Quotes are not dispatched, so they have neither date nor minimum. */
export function Terms({ document, header, onGoTo }: TermsProps) {
  const { messages } = usePortal();
  const totals = useCartTotals(document);
  const format = useFormat();
  const { deals, show } = useDeals(document.cartId, header.revision);
  // VAL-01: the server checks the code regardless.
  const { data: rules } = useCall('validation/get', header.editable ? { type: 'cart' } : null, { immutable: true });
  const { promo_code, minimum_order } = header;
  const isOrdinaryOrder = isOrder(header);
  const touched = (ids: readonly Ulid[]): readonly TouchedLine[] =>
    ids.flatMap((line_id) => {
      const view = document.getLine(line_id);
      return view ? [{ line_id, number: view.line.line_number }] : [];
    });
  const reportFailure = (result: { ok: boolean; message?: string }) => {
    if (!result.ok && result.message) messages.show(result.message, 'warning');
  };
  // The server's response was about a different code.
  const promo = header.promo?.code === promo_code.trim() ? header.promo : null;
  const byCode = /[1-9]/.test(totals.promo_code_value);
  const discounts = byCode ? totals.discounts_used.slice(0, -1) : totals.discounts_used;
  const today = orderDate(new Date());
  return (
    <>
      <OrderTerms
        format={format}
        minimum={
          isOrdinaryOrder && minimum_order && header.editable
            ? minimumOrder({ ...noRules, minimum_order: minimum_order.minimum }, totals.savedExtended)
            : null
        }
        promo_code={promo_code}
        promo={promo}
        rules={rules ?? {}}
        promoLines={touched(promo?.line_ids ?? [])}
        discounts={discounts.map(({ name, amount, line_ids }) => ({ name, amount, lines: touched(line_ids) }))}
        deals={deals}
        forward={
          isOrdinaryOrder
            ? {
                value: header.delivery.advanced_forward_order_date,
                first: today,
                last: forwardRange(today).last,
                today,
              }
            : null
        }
        lockedReason={lockedReason(header)}
        onPromo={(code) => reportFailure(document.setPromo(code))}
        onForward={(advanced_forward_order_date) =>
          reportFailure(document.setDelivery({ advanced_forward_order_date }))
        }
        onDeals={show}
        onLine={onGoTo}
      />
      <ImportNotes warnings={header.import_warnings} errors={header.import_errors} />
    </>
  );
}
