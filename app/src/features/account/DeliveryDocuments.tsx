import { Button, Inline } from '@portal/design-system';
import { useSalesDocuments } from '@portal/portal-client/react';
import { orderHistoryMessages } from '../../messages/order-history.ts';

const documents = [
  ['delivery_note', orderHistoryMessages.documents.deliveryNote],
  ['packing_list', orderHistoryMessages.documents.packingList],
] as const;

/** HIST-04: PDF documents of a past order's deliveries. */
export function DeliveryDocuments({ so_order_no }: { so_order_no: string }) {
  const { saving, save } = useSalesDocuments();
  return (
    <Inline>
      {documents.map(([kind, name]) => (
        <Button
          key={kind}
          kind="quiet"
          size="s"
          loading={saving === kind}
          aria-label={orderHistoryMessages.documents.asPdf(name, so_order_no)}
          onClick={() => void save(kind, so_order_no)}
        >
          {name}
        </Button>
      ))}
    </Inline>
  );
}
