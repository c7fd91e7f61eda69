import { useEffect, useRef, useState } from 'react';
import { useOrders } from './orders.ts';
import { useCall } from './use-call.ts';

/** The account's quick quote: the latest one, or a new one. */
export function useQuickQuote(accode: string | null) {
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
