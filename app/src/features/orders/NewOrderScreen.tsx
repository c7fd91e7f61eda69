import { Button, EmptyState, StatusIcon } from '@portal/design-system';
import { useOrders } from '@portal/portal-client/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { commonMessages } from '../../messages/common.ts';
import { newOrderMessages } from '../../messages/new-order.ts';
import * as css from './ListScreen.css.ts';
import { tabHref } from './tabs-view.ts';

/** `/orders/new`: makes an order for the chosen account and opens its tab. */
export function NewOrderScreen() {
  const orders = useOrders();
  const navigate = useNavigate();
  const begun = useRef(false);
  const screen = useRef<HTMLElement>(null);
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

  // Moves the focus off the pressed button: a space typed too early would press it again and create another order.
  useEffect(() => screen.current?.focus(), []);

  return (
    <main ref={screen} tabIndex={-1} className={css.screen} aria-busy={!failed}>
      {failed ? (
        <EmptyState
          title={newOrderMessages.failed}
          action={<Button onClick={() => void make()}>{commonMessages.tryAgain}</Button>}
        />
      ) : (
        <EmptyState title={newOrderMessages.making} action={<StatusIcon kind="loading" />} />
      )}
    </main>
  );
}
