import { parseCartId } from '@portal/domain/cart';
import { useOrders } from '@portal/portal-client/react';
import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { Missing } from './Missing.tsx';
import { OrderEditor } from './OrderEditor.tsx';

/** NAV-06: `/orders/{cart id}`. Ignores case (NAV-14). */
export function OrderScreen() {
  const { tab = '' } = useParams();
  const orders = useOrders();
  const cartId = tab.toUpperCase();
  const known = parseCartId(cartId) !== null;

  useEffect(() => {
    if (known) orders.tabs.open(cartId);
  }, [orders, known, cartId]);

  return known ? <OrderEditor key={cartId} document={orders.open(cartId)} /> : <Missing id={tab} />;
}
