import type { PriceScope } from '@portal/portal-client';
import { lazyComponent } from '@portal/portal-client/react';
import type { ComponentType } from 'react';

/** What an order page says to the selector that stands in it. */
export interface OrderSelectorProps {
  /** PART-02: quotes and quick quotes are added to as quotes. */
  readonly to: 'Order' | 'Quote';
  readonly lockedReason: string | null;
  /** Whose prices, and the warehouse whose stock counts. */
  readonly place: PriceScope & { readonly warehouse: { readonly code: string; readonly name: string } };
  /** Adds a line of so many pieces; the message tells what became of it. */
  readonly onAdd: (stock_code: string, quantity: number) => { readonly ok: boolean; readonly message: string };
  readonly onClose: () => void;
}

/** The selector comes from its own feature, loaded when it is first opened; features do not import features. */
export const OrderSelector: ComponentType<OrderSelectorProps> = lazyComponent(
  async () => (await import('../features/selector/OrderSelector.tsx')).OrderSelector,
);
