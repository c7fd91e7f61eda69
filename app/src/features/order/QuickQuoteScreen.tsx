import { ErrorState, Skeleton, Stack } from '@portal/design-system';
import { useCall, useOrders, useSession } from '@portal/portal-client/react';
import { useEffect, useRef, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { quickQuoteMessages } from '../../messages/quick-quote.ts';
import * as css from './OrderEditor.css.ts';
import { OrderEditor } from './OrderEditor.tsx';

/** The account's quick quote: the latest one, or a new one. */
function useQuickQuote(accode: string | null) {
  const orders = useOrders();
  const { data, error, reload, isValidating } = useCall('get-open-carts', accode === null ? null : { accode }, {
    immutable: true,
  });
  const [made, setMade] = useState<{ readonly accode: string; readonly cartId: string } | null>(null);
  const [failed, setFailed] = useState(false);
  const creating = useRef(false);
  const [open] = (data?.carts ?? [])
    .filter((cart) => cart.tabtype === 'qq' && cart.accode === accode && cart.status === 'saved' && cart.accessible)
    .toSorted((a, b) => b.modified.localeCompare(a.modified));
  const cartId = open?.orderNum ?? (made?.accode === accode ? made.cartId : null);
  const isMissing = data !== undefined && cartId === null && !failed;
  useEffect(() => {
    if (!isMissing || accode === null || creating.current) return;
    creating.current = true;
    void orders.create('qq').then((document) => {
      creating.current = false;
      if (!document) return setFailed(true);
      setMade({ accode, cartId: document.cartId });
      // Refreshes the list, so that the next visit finds the new quote.
      reload();
    });
  }, [isMissing, accode, orders, reload]);
  const retry = () => {
    setFailed(false);
    reload();
  };
  return { cartId, failed: failed || error !== null, isRetrying: isValidating, retry };
}

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
