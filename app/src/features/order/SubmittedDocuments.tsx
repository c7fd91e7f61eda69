import { Link as StyledLink } from '@portal/design-system';
import { eventsOf } from '@portal/domain/cart';
import { type SalesDocument, useCall, useSalesDocuments } from '@portal/portal-client/react';
import { OrderDocuments } from '@portal/portal-widgets';
import { orderProgressMessages } from '../../messages/order-progress.ts';
import { Link } from '../../navigation/Link.tsx';

const { documents: texts } = orderProgressMessages;

/** HIST-04: the documents of a submitted order, as far as the supplier's system has reported that they exist. */
export function SubmittedDocuments({ cartId }: { readonly cartId: string }) {
  const { data } = useCall('cart/timeline', { cart_id: cartId });
  const { isSaving, save } = useSalesDocuments();
  const reported = data?.reported ?? [];
  const number = eventsOf(reported, 'acknowledged').at(-1)?.supplier_order_number;
  const invoice = eventsOf(reported, 'invoiced').at(-1);
  const isShipped = eventsOf(reported, 'shipped').length > 0;
  const certified = [...new Set(eventsOf(reported, 'certified').flatMap(({ certificate_nos }) => certificate_nos))];
  const credited = [...new Set(eventsOf(reported, 'credited').map((each) => each.credit_note_number))];
  const hasDocuments = number !== undefined && (invoice !== undefined || isShipped);
  if (!hasDocuments && certified.length === 0 && credited.length === 0) return null;
  // Until the supplier reports certificates, the order's number finds them.
  const certificates = certified.length > 0 ? certified : hasDocuments ? [number] : [];
  const orderNumber = number ?? '';
  const listed: readonly (readonly [SalesDocument, string, string])[] = [
    ...(hasDocuments && invoice ? [['invoice', orderNumber, texts.invoice(invoice.invoice_number)] as const] : []),
    ...(hasDocuments && isShipped
      ? [
          ['delivery_note', orderNumber, texts.deliveryNote] as const,
          ['packing_list', orderNumber, texts.packingList] as const,
        ]
      : []),
    ...credited.map((note) => ['credit_note', note, texts.creditNote(note)] as const),
  ];
  return (
    <OrderDocuments
      documents={listed.map(([kind, key, label]) => ({
        id: `${kind} ${key}`,
        label,
        loading: isSaving(kind, key),
        onSave: () => void save(kind, key),
      }))}
      certificates={certificates.map((key) => ({
        key,
        link: (
          <StyledLink asChild>
            <Link to={`/testcert/${encodeURIComponent(key)}`}>
              {certified.length > 0 ? texts.certificate(key) : texts.certificates}
            </Link>
          </StyledLink>
        ),
      }))}
    />
  );
}
