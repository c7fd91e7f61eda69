import { ErrorState, Skeleton, Stack } from '@portal/design-system';
import { useOrders, usePortal, useSession } from '@portal/portal-client/react';
import { useEffect, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { useQuickQuote } from './data/quick-quote.ts';
import * as css from './OrderDesk.css.ts';
import { OrderDesk } from './OrderDesk.tsx';

/** The Quick Quote tab: prices and stock without an order, at the same desk. */
export function QuickQuoteScreen() {
  const portal = usePortal();
  const orders = useOrders();
  const session = useSession();
  const navigate = useNavigate();
  const accode = session.status === 'signed_in' ? session.accode : null;
  const { data, error, mutate, isValidating } = useQuickQuote(portal, orders, accode);
  // QQ-04: a term that is carried here waits in the entry line; the address has done its work.
  const { options: pending } = useParams();
  const [start] = useState(pending);
  useEffect(() => {
    if (data && pending !== undefined) navigate('/orders/quick_quote', { replace: true });
  }, [data, pending, navigate]);
  if (data) return <OrderDesk key={data} document={orders.open(data)} start={start} />;
  return (
    <main className={css.empty} aria-busy={!error}>
      {error ? (
        <ErrorState title="The quick quote did not arrive." retrying={isValidating} onRetry={() => void mutate()} />
      ) : (
        <Stack gap={3}>
          <Skeleton width="xl" />
          <Skeleton width="full" />
        </Stack>
      )}
    </main>
  );
}
