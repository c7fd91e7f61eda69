import type { Ulid } from '@portal/domain/cart';
import { formatNumber, relativeTime } from '@portal/domain/format';
import type { CartDocument, CartHeader } from '@portal/portal-client';
import {
  lazyComponent,
  saveReply,
  useCallCache,
  useCallMutation,
  useCartChanges,
  useFormat,
  useOrders,
  usePortal,
} from '@portal/portal-client/react';
import { QuoteSide, type QuoteSideProps, quoteStage } from '@portal/portal-widgets';
import { Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { quoteActionsMessages } from '../../messages/quote-actions.ts';

const Links = lazyComponent(async () => (await import('./Links.tsx')).Links);

export interface QuoteActionsProps {
  document: CartDocument;
  header: CartHeader;
}

/** QQ-03: actions of quick quotes and quotes. */
export function QuoteActions({ document, header }: QuoteActionsProps) {
  const portal = usePortal();
  const orders = useOrders();
  const navigate = useNavigate();
  const cache = useCallCache();
  const saving = useCallMutation('save-quote', { reloads: ['get-open-carts'] });
  const ordering = useCallMutation('quotes/to-order', { reloads: ['get-open-carts'] });
  const printing = useCallMutation('quotes/pdf');
  const { number_format } = useFormat();
  const [busy, setBusy] = useState<QuoteSideProps['busy']>(null);
  const [linking, setLinking] = useState(false);
  useCartChanges(document);
  const views = document.getLineIds().flatMap((id) => document.getLine(id) ?? []);
  const ordered = views.filter(({ line }) => line.order_quantity > 0);
  const { cartId } = document;

  const run = async (what: NonNullable<QuoteSideProps['busy']>, work: () => Promise<string | null>) => {
    if (busy !== null) return;
    setBusy(what);
    // Sends pending edits first, so that the quote or order equals what is on screen.
    const sent = what === 'pdf' || (await orders.outbox.flush(cartId));
    const message = sent ? await work() : quoteActionsMessages.unsent;
    setBusy(null);
    if (message !== null) portal.messages.show(message, 'warning');
  };
  const save = async () => {
    const outcome = await saving.send({ cart_id: cartId });
    if (!outcome.ok) return outcome.error.message;
    await document.reload();
    if (header.tabtype === 'qq') {
      navigate(`/orders/${cartId}`);
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
    navigate(`/orders/${cart.orderNum}`);
    return header.tabtype === 'quote' && !prices_held
      ? quoteActionsMessages.expired(header.prettyName, cart.orderNum)
      : null;
  };
  const download = async () => {
    const outcome = await printing.send({ cart_id: cartId });
    if (!outcome.ok) return outcome.error.message;
    saveReply(outcome.data.file);
    return null;
  };

  return (
    <>
      <QuoteSide
        state={quoteStage(header, ordered, new Date())}
        lines={ordered.map(({ line_id, line, description }) => ({
          line_id,
          number: line.line_number,
          stock_code: line.stock_code,
          description,
          quantity: formatNumber(line.order_quantity, number_format),
        }))}
        busy={busy}
        lockedReason={header.cancelled ? quoteActionsMessages.cancelled : null}
        onSave={() => void run('save', save)}
        onOrder={(ids) => void run('order', () => order(ids))}
        onPdf={() => void run('pdf', download)}
        onLinks={() => setLinking(true)}
      />
      {linking ? (
        <Suspense fallback={null}>
          <Links cartId={cartId} when={(time) => relativeTime(time, new Date())} onClose={() => setLinking(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
