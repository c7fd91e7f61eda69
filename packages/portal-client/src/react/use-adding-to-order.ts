import { formatNumber } from '@portal/domain/format';
import type { ReorderLine } from '@portal/domain/history';
import { parseQuantity } from '@portal/domain/line';
import { useEffect, useMemo, useRef, useState } from 'react';
import { addingMessages as messages } from '../messages/adding.ts';
import { addToOrder } from './add-to-order.ts';
import { useCurrentOrder } from './current-order.ts';
import type { Orders } from './orders.ts';
import { ordersOf } from './orders-of.ts';
import { usePortal, useSession } from './portal.ts';
import { useCallCache } from './use-call-cache.ts';
import { useFormat } from './use-format.ts';
import { useOpenOrders } from './use-open-carts.ts';

/** Adds parts to one order or quick quote. */
interface PartAdding {
  readonly to: 'Order' | 'Quote';
  readonly lockedReason: null;
  /** False if the typed quantity is none. */
  readonly onAdd: (stock_code: string, quantity: string) => boolean;
  readonly onAddSet: (lines: readonly ReorderLine[]) => void;
  /** What has been added of a part here, with the order's address. */
  readonly added?: (stock_code: string) => { readonly text: string; readonly to: string } | null;
}

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
  readonly adding: PartAdding | null;
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
  // Account and order → stock code → pieces added here.
  const [added, setAdded] = useState<Readonly<Record<string, Readonly<Record<string, number>>>>>({});
  const name = useOpenOrders(accode).find(({ orderNum }) => orderNum === target)?.prettyName ?? target ?? '';
  const queue = useRef(Promise.resolve());
  const now = useRef({ number_format, target, onTarget, cache });
  now.current = { number_format, target, onTarget, cache };

  const adding = useMemo<PartAdding | null>(() => {
    if (orders === null || accode === null) return null;
    const add = (lines: readonly ReorderLine[], what: string, done: (order: string) => string) => {
      setSaid(messages.adding(what));
      queue.current = queue.current.then(async () => {
        const report = await addToOrder(portal, orders, accode, lines, now.current.target);
        if (report.order === null || report.added < lines.length) {
          setSaid(report.message ?? messages.notAdded(what));
          if (report.order === null || report.added === 0) return;
        } else setSaid(done(report.order));
        const { order, missing } = report;
        setAdded((before) => {
          const parts = { ...before[order] };
          for (const line of lines)
            if (!missing.includes(line.stock_code))
              parts[line.stock_code] = (parts[line.stock_code] ?? 0) + line.quantity;
          return { ...before, [order]: parts };
        });
        // The next part goes to the same order.
        if (order !== now.current.target) {
          now.current.target = order;
          now.current.onTarget(order);
          void now.current.cache.reload('get-open-carts');
        }
      });
    };
    return {
      to,
      lockedReason: null,
      onAddSet: (lines) => add(lines, messages.set, messages.addedSet),
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
        add([{ stock_code, quantity }], stock_code, (order) => messages.added(quantity, stock_code, order));
        return true;
      },
    };
  }, [orders, accode, portal, to]);
  const shown = useMemo<PartAdding | null>(() => {
    const here = target === null ? undefined : added[target];
    if (adding === null || target === null || here === undefined) return adding;
    return {
      ...adding,
      added(stock_code) {
        const quantity = here[stock_code];
        if (quantity === undefined) return null;
        return {
          text: messages.inOrder(name, formatNumber(quantity, number_format)),
          to: `/orders/${target}`,
        };
      },
    };
  }, [adding, added, target, name, number_format]);
  return { accode, adding: shown, said, target, onTarget };
}
