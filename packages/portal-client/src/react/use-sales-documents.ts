import { useState } from 'react';
import { documentsMessages } from '../messages/documents.ts';
import { usePortal } from './portal.ts';
import { saveReply } from './save-file.ts';
import { useCallMutation } from './use-call-mutation.ts';

export type SalesDocument = 'invoice' | 'delivery_note' | 'packing_list';

/** HIST-04: saves PDF documents of an order, which is named by the supplier's number for it. */
export function useSalesDocuments() {
  const { messages } = usePortal();
  const invoice = useCallMutation('invoice-request');
  const delivery = useCallMutation('delivery-document');
  const [saving, setSaving] = useState<SalesDocument | null>(null);
  const save = async (kind: SalesDocument, so_order_no: string) => {
    setSaving(kind);
    const outcome =
      kind === 'invoice' ? await invoice.send({ so_order_no }) : await delivery.send({ so_order_no, kind });
    setSaving(null);
    if (outcome.ok) saveReply(outcome.data.file);
    else messages.show(outcome.error.messageOr(documentsMessages.documentFailed), 'warning');
  };
  return { saving, save };
}
