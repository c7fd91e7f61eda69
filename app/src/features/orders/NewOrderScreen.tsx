import { Button, EmptyState, Mark } from '@portal/design-system';
import { useOrders } from '@portal/portal-client/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import * as css from './ListScreen.css.ts';
import { tabHref } from './tabs-view.ts';

/** `/orders/new`: makes an order for the chosen account and opens its tab. */
export function NewOrderScreen() {
  const orders = useOrders();
  const navigate = useNavigate();
  const begun = useRef(false);
  const [failed, setFailed] = useState(false);

  const make = useCallback(async () => {
    setFailed(false);
    const document = await orders.create('order');
    if (!document) return setFailed(true);
    navigate(tabHref(document.cartId), { replace: true });
  }, [orders, navigate]);

  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    void make();
  }, [make]);

  return (
    <main className={css.screen} aria-busy={!failed}>
      {failed ? (
        <EmptyState
          title="We couldn't make the order."
          action={<Button onClick={() => void make()}>Try again</Button>}
        />
      ) : (
        <EmptyState title="Making a new order" action={<Mark kind="loading" />} />
      )}
    </main>
  );
}
