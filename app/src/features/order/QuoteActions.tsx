import { formatNumber, relativeTime } from '@portal/domain/format';
import type { CartDocument, CartHeader } from '@portal/portal-client';
import { lazyComponent, useCartChanges, useFormat, useQuoteActions } from '@portal/portal-client/react';
import { QuoteSide, quoteStage } from '@portal/portal-widgets';
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
  const navigate = useNavigate();
  const actions = useQuoteActions(document, header, (id) => navigate(`/orders/${id}`));
  const { number_format } = useFormat();
  const [linking, setLinking] = useState(false);
  useCartChanges(document);
  const views = document.getLineIds().flatMap((id) => document.getLine(id) ?? []);
  const ordered = views.filter(({ line }) => line.order_quantity > 0);

  return (
    <>
      <QuoteSide
        {...actions}
        state={quoteStage(header, ordered, new Date())}
        lines={ordered.map(({ line_id, line, description }) => ({
          line_id,
          number: line.line_number,
          stock_code: line.stock_code,
          description,
          quantity: formatNumber(line.order_quantity, number_format),
        }))}
        lockedReason={header.cancelled ? quoteActionsMessages.cancelled : null}
        onLinks={() => setLinking(true)}
      />
      {linking ? (
        <Suspense fallback={null}>
          <Links
            cartId={document.cartId}
            when={(time) => relativeTime(time, new Date())}
            onClose={() => setLinking(false)}
          />
        </Suspense>
      ) : null}
    </>
  );
}
