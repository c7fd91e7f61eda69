import { parseQuantity } from '@portal/domain/line';
import { addToOrder, type Orders, ordersOf, useFormat, usePortal, useSession } from '@portal/portal-client/react';
import type { SelectorAdding } from '@portal/portal-widgets';
import { useEffect, useMemo, useRef, useState } from 'react';
import { partsMessages } from '../../messages/parts.ts';

/** The signed-in user's ordering area, once it is open; null for visitors. Loads the account's own part codes. */
function useOrdersOfUser(): Orders | null {
  const portal = usePortal();
  const state = useSession();
  const user = state.status === 'signed_in' ? state.login.user_details.username : null;
  const [orders, setOrders] = useState<Orders | null>(null);
  useEffect(() => {
    if (user === null) {
      setOrders(null);
      return;
    }
    let left = false;
    void ordersOf(portal, user).then((opened) => {
      if (!left) setOrders(opened);
    });
    return () => {
      left = true;
    };
  }, [portal, user]);
  return orders;
}

/** PART-02: adds rows of the search page to a new or open order; null for users who may not buy. */
export function useAddingToOrder() {
  const portal = usePortal();
  const { number_format } = useFormat();
  const state = useSession();
  const orders = useOrdersOfUser();
  const accode = state.status === 'signed_in' ? state.accode : null;
  const [target, setTarget] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  const queue = useRef(Promise.resolve());
  const now = useRef({ number_format, target });
  now.current = { number_format, target };

  const adding = useMemo<SelectorAdding | null>(() => {
    if (orders === null || accode === null) return null;
    return {
      to: 'Order',
      lockedReason: null,
      onAdd(stock_code, text) {
        const facts = portal.catalogue.facts(stock_code);
        const parsed = parseQuantity(text, {
          ...(facts ?? { pack_quantity: 1 }),
          number_format: now.current.number_format,
        });
        if (!parsed.ok) {
          setSaid(`${stock_code}: ${parsed.why}`);
          return false;
        }
        const { quantity } = parsed;
        setSaid(partsMessages.adding(stock_code));
        // One at a time: two quick clicks must not make two new orders.
        queue.current = queue.current.then(async () => {
          const lines = [{ stock_code, quantity }];
          const report = await addToOrder(portal, orders, accode, lines, now.current.target);
          if (report.order === null || report.added === 0) {
            setSaid(report.message ?? partsMessages.notAdded(stock_code));
            return;
          }
          // The next part goes to the same order.
          now.current.target = report.order;
          setTarget(report.order);
          setSaid(partsMessages.added(quantity, stock_code, report.order));
        });
        return true;
      },
    };
  }, [orders, accode, portal]);
  return { accode, adding, said, target, setTarget };
}
