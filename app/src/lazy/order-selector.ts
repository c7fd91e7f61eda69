import type { PriceScope } from '@portal/portal-client';
import { lazyComponent } from '@portal/portal-client/react';
import type { ComponentType } from 'react';

/** What an order screen passes to its selector. */
export interface OrderSelectorProps {
  /** PART-02: quotes and quick quotes show `Add to Quote`. */
  readonly to: 'Order' | 'Quote';
  readonly lockedReason: string | null;
  /** Account for prices, and warehouse for stock. */
  readonly place: PriceScope & { readonly warehouse: { readonly code: string; readonly name: string } };
  /** Adds a line with this quantity; the message gives the result. */
  readonly onAdd: (stock_code: string, quantity: number) => { readonly ok: boolean; readonly message: string };
  readonly onClose: () => void;
}

/** The selector, loaded when first opened. Here because features do not import features. */
export const OrderSelector: ComponentType<OrderSelectorProps> = lazyComponent(
  async () => (await import('../features/selector/OrderSelector.tsx')).OrderSelector,
);
