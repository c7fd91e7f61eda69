import type { CartHeader } from '@portal/portal-client';
import { isOrder, useOrders, usePortal } from '@portal/portal-client/react';
import type { MoreAction } from '@portal/portal-widgets';
import { type ReactNode, Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { MergeOrders } from '../../lazy/merge-orders.ts';
import { orderMessages } from '../../messages/order.ts';
import { useCopyOrder } from '../../navigation/use-copy-order.ts';

/** Actions on the whole order in its current state (CART-14, HIST-03). */
export function wholeOrderActions(header: CartHeader): readonly MoreAction[] {
  const copy = isOrder(header)
    ? [{ id: 'copy', label: header.submitted ? orderMessages.menu.orderAgain : orderMessages.menu.copy }]
    : [];
  if (header.submitted) return copy;
  if (header.cancelled) return [{ id: 'recycle', label: orderMessages.menu.reopen }, ...copy];
  const locked = header.confirmed ? { disabledReason: orderMessages.menu.unconfirmFirst } : {};
  const merge = isOrder(header) ? [{ id: 'merge', label: orderMessages.menu.merge, ...locked }] : [];
  return [...copy, ...merge, { id: 'cancel', label: orderMessages.menu.cancel, tone: 'critical' as const, ...locked }];
}

/** The actions for the order's menu, a function that runs them, and the dialog that one of them opens. */
export function useWholeOrder(header: CartHeader): {
  readonly actions: readonly MoreAction[];
  readonly run: (id: string) => void;
  readonly dialog: ReactNode;
} {
  const { orderNum, prettyName, accode } = header;
  const orders = useOrders();
  const navigate = useNavigate();
  const { messages } = usePortal();
  const copy = useCopyOrder();
  const [merging, setMerging] = useState(false);
  const cancel = async () => {
    if (!(await orders.change(orderNum, 'cancel'))) return;
    messages.show(orderMessages.cancelled(prettyName));
  };
  const run = (id: string) => {
    if (id === 'copy') void copy(orderNum, prettyName);
    if (id === 'merge') setMerging(true);
    if (id === 'cancel') void cancel();
    if (id === 'recycle') void orders.change(orderNum, 'recycle');
  };
  const dialog = merging ? (
    <Suspense fallback={null}>
      <MergeOrders
        from={{ orderNum, prettyName, accode }}
        onMerged={(into) => navigate(`/orders/${into}`)}
        onClose={() => setMerging(false)}
      />
    </Suspense>
  ) : null;
  return { actions: wholeOrderActions(header), run, dialog };
}
