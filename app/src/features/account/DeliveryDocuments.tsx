import { Button, Inline } from '@portal/design-system';
import { saveReply, useCallMutation, usePortal } from '@portal/portal-client/react';
import { useState } from 'react';
import { orderHistoryMessages } from '../../messages/order-history.ts';

const documents = [
  ['delivery_note', orderHistoryMessages.documents.deliveryNote],
  ['packing_list', orderHistoryMessages.documents.packingList],
] as const;
type Kind = (typeof documents)[number][0];

/** HIST-04: PDF documents of a past order's deliveries. */
export function DeliveryDocuments({ so_order_no }: { so_order_no: string }) {
  const { messages } = usePortal();
  const document = useCallMutation('delivery-document');
  const [loading, setLoading] = useState<Kind | null>(null);
  const save = async (kind: Kind) => {
    setLoading(kind);
    const outcome = await document.send({ so_order_no, kind });
    setLoading(null);
    if (outcome.ok) saveReply(outcome.data.file);
    else messages.show(outcome.error.messageOr(orderHistoryMessages.documents.loadFailed), 'warning');
  };
  return (
    <Inline>
      {documents.map(([kind, name]) => (
        <Button
          key={kind}
          kind="quiet"
          size="s"
          loading={loading === kind}
          aria-label={orderHistoryMessages.documents.asPdf(name, so_order_no)}
          onClick={() => void save(kind)}
        >
          {name}
        </Button>
      ))}
    </Inline>
  );
}
