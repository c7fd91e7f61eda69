import { ErrorState, Skeleton, Stack } from '@portal/design-system';
import { useOrders, useQuickQuote, useSession } from '@portal/portal-client/react';
import { useEffect, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { quickQuoteMessages } from '../../messages/quick-quote.ts';
import * as css from './OrderEditor.css.ts';
import { OrderEditor } from './OrderEditor.tsx';

/** The Quick Quote tab: prices and stock without an order, on the same screen. */
export function QuickQuoteScreen() {
  const orders = useOrders();
  const session = useSession();
  const navigate = useNavigate();
  const accode = session.status === 'signed_in' ? session.accode : null;
  const { cartId, failed, isRetrying, retry } = useQuickQuote(accode);
  // QQ-04: moves a term from the address to the entry line.
  const { options: pending } = useParams();
  const [start] = useState(pending);
  useEffect(() => {
    if (cartId && pending !== undefined) navigate('/orders/quick_quote', { replace: true });
  }, [cartId, pending, navigate]);
  if (cartId) return <OrderEditor key={cartId} document={orders.open(cartId)} start={start} />;
  return (
    <main className={css.empty} aria-busy={!failed}>
      {failed ? (
        <ErrorState title={quickQuoteMessages.loadFailed} retrying={isRetrying} onRetry={retry} />
      ) : (
        <Stack gap={3}>
          <Skeleton width="xl" />
          <Skeleton width="full" />
        </Stack>
      )}
    </main>
  );
}
