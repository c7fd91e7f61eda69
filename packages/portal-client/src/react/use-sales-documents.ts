import { useState } from 'react';
import { documentsMessages } from '../messages/documents.ts';
import { usePortal } from './portal.ts';
import { saveReply } from './save-file.ts';
import { useCallMutation } from './use-call-mutation.ts';

export type SalesDocument = 'invoice' | 'credit_note' | 'delivery_note' | 'packing_list';

/** HIST-04: saves PDF documents of an order, which is named by the supplier's number for it; a credit note has its own number. */
export function useSalesDocuments() {
  const { messages } = usePortal();
  const invoice = useCallMutation('invoice-request');
  const delivery = useCallMutation('delivery-document');
  const [saving, setSaving] = useState<string | null>(null);
  const save = async (kind: SalesDocument, so_order_no: string) => {
    setSaving(`${kind} ${so_order_no}`);
    const outcome =
      kind === 'invoice' || kind === 'credit_note'
        ? await invoice.send({ so_order_no })
        : await delivery.send({ so_order_no, kind });
    setSaving(null);
    if (outcome.ok) saveReply(outcome.data.file);
    else messages.show(outcome.error.messageOr(documentsMessages.documentFailed), 'warning');
  };
  const isSaving = (kind: SalesDocument, so_order_no: string) => saving === `${kind} ${so_order_no}`;
  return { isSaving, save };
}
