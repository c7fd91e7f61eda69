import { ErrorState, Skeleton, Stack } from '@portal/design-system';
import { useOrders } from '../../portal/orders.ts';
import { usePortal, useSession } from '../../portal/portal.ts';
import { useQuickQuote } from './data/quick-quote.ts';
import * as css from './OrderDesk.css.ts';
import { OrderDesk } from './OrderDesk.tsx';

/** The Quick Quote tab: prices and stock without an order, at the same desk. */
export function QuickQuoteScreen() {
  const portal = usePortal();
  const orders = useOrders();
  const session = useSession();
  const accode = session.status === 'signed_in' ? session.accode : null;
  const { data, error, mutate, isValidating } = useQuickQuote(portal, orders, accode);
  if (data) return <OrderDesk key={data} document={orders.open(data)} />;
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
