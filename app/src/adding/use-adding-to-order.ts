import { parseQuantity } from '@portal/domain/line';
import {
  addToOrder,
  type Orders,
  ordersOf,
  useCallCache,
  useCurrentOrder,
  useFormat,
  usePortal,
  useSession,
} from '@portal/portal-client/react';
import type { SelectorAdding } from '@portal/portal-widgets';
import { useEffect, useMemo, useRef, useState } from 'react';
import { addToOrderMessages } from '../messages/add-to-order.ts';

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

export interface AddingToOrder {
  readonly accode: string | null;
  readonly adding: SelectorAdding | null;
  /** The last result of adding. */
  readonly said: string;
  /** The order or quick quote that parts go to; null: a new order. */
  readonly target: string | null;
  readonly onTarget: (cartId: string | null) => void;
}

/**
 * PART-02: adds parts of the search and part pages to a new or open order or quick quote; `adding` is null for users who may not buy. One at
 * a time: two quick clicks must not make two new orders.
 */
export function useAddingToOrder(): AddingToOrder {
  const portal = usePortal();
  const { number_format } = useFormat();
  const state = useSession();
  const orders = useOrdersOfUser();
  const accode = state.status === 'signed_in' ? state.accode : null;
  const { target, to, onTarget } = useCurrentOrder(accode);
  const cache = useCallCache();
  const [said, setSaid] = useState('');
  const queue = useRef(Promise.resolve());
  const now = useRef({ number_format, target, onTarget, cache });
  now.current = { number_format, target, onTarget, cache };

  const adding = useMemo<SelectorAdding | null>(() => {
    if (orders === null || accode === null) return null;
    return {
      to,
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
        setSaid(addToOrderMessages.adding(stock_code));
        queue.current = queue.current.then(async () => {
          const lines = [{ stock_code, quantity }];
          const report = await addToOrder(portal, orders, accode, lines, now.current.target);
          if (report.order === null || report.added === 0) {
            setSaid(report.message ?? addToOrderMessages.notAdded(stock_code));
            return;
          }
          // The next part goes to the same order.
          if (report.order !== now.current.target) {
            now.current.target = report.order;
            now.current.onTarget(report.order);
            void now.current.cache.reload('get-open-carts');
          }
          setSaid(addToOrderMessages.added(quantity, stock_code, report.order));
        });
        return true;
      },
    };
  }, [orders, accode, portal, to]);
  return { accode, adding, said, target, onTarget };
}
