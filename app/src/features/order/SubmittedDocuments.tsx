import { Link as StyledLink } from '@portal/design-system';
import type { OrderEvent, ReportedEvent } from '@portal/domain/cart';
import { type SalesDocument, useCall, useSalesDocuments } from '@portal/portal-client/react';
import { OrderDocuments } from '@portal/portal-widgets';
import { orderProgressMessages } from '../../messages/order-progress.ts';
import { Link } from '../../navigation/Link.tsx';

const { documents: texts } = orderProgressMessages;

type Kind = OrderEvent['kind'];

function eventsOf<K extends Kind>(
  reported: readonly ReportedEvent[],
  kind: K,
): readonly Extract<OrderEvent, { kind: K }>[] {
  return reported.flatMap(({ event }) => (event.kind === kind ? [event as Extract<OrderEvent, { kind: K }>] : []));
}

/** HIST-04: the documents of a submitted order, as far as the supplier's system has reported that they exist. */
export function SubmittedDocuments({ cartId }: { readonly cartId: string }) {
  const { data } = useCall('cart/timeline', { cart_id: cartId });
  const { saving, save } = useSalesDocuments();
  const reported = data?.reported ?? [];
  const number = eventsOf(reported, 'acknowledged').at(-1)?.supplier_order_number;
  const invoice = eventsOf(reported, 'invoiced').at(-1);
  const isShipped = eventsOf(reported, 'shipped').length > 0;
  if (number === undefined || !(invoice || isShipped)) return null;
  const listed: readonly (readonly [SalesDocument, string])[] = [
    ...(invoice ? [['invoice', texts.invoice(invoice.invoice_number)] as const] : []),
    ...(isShipped
      ? [['delivery_note', texts.deliveryNote] as const, ['packing_list', texts.packingList] as const]
      : []),
  ];
  return (
    <OrderDocuments
      documents={listed.map(([id, label]) => ({
        id,
        label,
        loading: saving === id,
        onSave: () => void save(id, number),
      }))}
      certificates={
        <StyledLink asChild>
          <Link to={`/testcert/${encodeURIComponent(number)}`}>{texts.certificates}</Link>
        </StyledLink>
      }
    />
  );
}
