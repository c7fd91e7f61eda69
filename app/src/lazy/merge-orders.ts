import { lazyComponent } from '@portal/portal-client/react';
import type { ComponentType } from 'react';

export interface MergeOrdersProps {
  /** The order whose lines are added to another. */
  readonly from: { readonly orderNum: string; readonly prettyName: string; readonly accode: string };
  /** `into`: the order that now has the lines. */
  readonly onMerged: (into: string) => void;
  readonly onClose: () => void;
}

/** Opened from the list and from an order. Here because features do not import features. */
export const MergeOrders: ComponentType<MergeOrdersProps> = lazyComponent(
  async () => (await import('../features/orders/MergeOrders.tsx')).MergeOrders,
);
