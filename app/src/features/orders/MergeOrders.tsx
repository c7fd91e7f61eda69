import { useFormat, useOpenOrders, useOrders, usePortal } from '@portal/portal-client/react';
import { MergeDialog } from '@portal/portal-widgets';
import { useState } from 'react';
import type { MergeOrdersProps } from '../../lazy/merge-orders.ts';
import { mergeOrdersMessages } from '../../messages/merge-orders.ts';

/** CART-14: adds the lines of an order to another open order of the same account, chosen here. */
export function MergeOrders({ from, onMerged, onClose }: MergeOrdersProps) {
  const orders = useOrders();
  const format = useFormat();
  const { messages } = usePortal();
  const [busy, setBusy] = useState(false);
  const targets = useOpenOrders(from.accode).filter(
    ({ orderNum, tabtype }) => orderNum !== from.orderNum && (tabtype === 'order' || tabtype === 'hobdirect'),
  );
  const merge = async (into: string) => {
    setBusy(true);
    const count = await orders.merge(from.orderNum, into);
    setBusy(false);
    if (count === null) return;
    messages.show(mergeOrdersMessages.merged(count, from.prettyName));
    onMerged(into);
  };
  return (
    <MergeDialog
      name={from.prettyName}
      targets={targets}
      format={format}
      busy={busy}
      onMerge={(into) => void merge(into)}
      onClose={onClose}
    />
  );
}
