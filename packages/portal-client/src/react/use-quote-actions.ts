import type { Ulid } from '@portal/domain/cart';
import { useState } from 'react';
import type { CartDocument, CartHeader } from '../cart/types.ts';
import { quotesMessages } from '../messages/quotes.ts';
import { useOrders } from './orders.ts';
import { usePortal } from './portal.ts';
import { saveReply } from './save-file.ts';
import { useCallCache } from './use-call-cache.ts';
import { useCallMutation } from './use-call-mutation.ts';

type QuoteWork = 'save' | 'order' | 'pdf';

/** QQ-03: saving a quick quote as a quote, ordering from a quote, and its PDF file. `onOpen` shows the resulting quote or order. */
export function useQuoteActions(document: CartDocument, header: CartHeader, onOpen: (id: string) => void) {
  const portal = usePortal();
  const orders = useOrders();
  const cache = useCallCache();
  const saving = useCallMutation('save-quote', { reloads: ['get-open-carts'] });
  const ordering = useCallMutation('quotes/to-order', { reloads: ['get-open-carts'] });
  const printing = useCallMutation('quotes/pdf');
  const [busy, setBusy] = useState<QuoteWork | null>(null);
  const { cartId } = document;

  const run = async (what: QuoteWork, work: () => Promise<string | null>) => {
    if (busy !== null) return;
    setBusy(what);
    // Sends pending edits first, so that the quote or order equals what is on screen.
    const sent = what === 'pdf' || (await orders.outbox.flush(cartId));
    const message = sent ? await work() : quotesMessages.unsent;
    setBusy(null);
    if (message !== null) portal.messages.show(message, 'warning');
  };
  const save = async () => {
    const outcome = await saving.send({ cart_id: cartId });
    if (!outcome.ok) return outcome.error.message;
    await document.reload();
    if (header.tabtype === 'qq') {
      onOpen(cartId);
      // The Quick Quote tab starts a new one.
      void cache.update('get-open-carts', { accode: header.accode }, () => undefined);
    }
    return null;
  };
  const order = async (line_ids: readonly Ulid[] | null) => {
    const named = line_ids === null ? {} : { line_ids: [...line_ids] };
    const outcome = await ordering.send({ cart_id: cartId, ...named });
    if (!outcome.ok) return outcome.error.message;
    const { cart, prices_held } = outcome.data;
    orders.carts.adopt(cart);
    onOpen(cart.orderNum);
    return header.tabtype === 'quote' && !prices_held ? quotesMessages.expired(header.prettyName, cart.orderNum) : null;
  };
  const download = async () => {
    const outcome = await printing.send({ cart_id: cartId });
    if (!outcome.ok) return outcome.error.message;
    saveReply(outcome.data.file);
    return null;
  };
  return {
    busy,
    onSave: () => void run('save', save),
    onOrder: (ids: readonly Ulid[] | null) => void run('order', () => order(ids)),
    onPdf: () => void run('pdf', download),
  };
}
