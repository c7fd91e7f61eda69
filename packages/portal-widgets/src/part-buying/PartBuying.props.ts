import type { PriceLadder } from '@portal/domain/price';
import type { ReactNode } from 'react';
import type { FormatOptions } from '../internal/format-options.ts';
import type { Advice, WarehouseRow } from '../part-panel/PartPanel.props.ts';

export interface PartBuyingProps {
  readonly stock_code: string;
  /** `failed` only while no price is known. */
  readonly state: 'loading' | 'failed' | 'ready';
  readonly ladder: PriceLadder;
  readonly price_per: number;
  /** `ex GST, your prices` */
  readonly priceAside: string;
  /** The price of the quantity and the sum for it; null on application. */
  readonly price: { readonly webPrice: string; readonly extended: string } | null;
  readonly advice: Advice | null;
  /** Null while loading. */
  readonly warehouses: readonly WarehouseRow[] | null;
  readonly stockAside: string;
  readonly stockSentence: string;
  readonly quantity: number;
  readonly minimum: number;
  readonly increment: number;
  readonly pack_quantity: number;
  /** As typed or stepped; the owner rounds to how the part is sold and says so in `rounded`. */
  readonly onQuantity: (quantity: number) => void;
  /** The typed quantity that was rounded, and why. */
  readonly rounded: { readonly typed: number; readonly why: string } | null;
  /** Choice of the order that the part is added to. */
  readonly addTo: ReactNode;
  readonly to: 'order' | 'quote';
  /** Omitted until adding is possible. */
  readonly onAdd?: () => void;
  /** The last result of adding, with a link to the order. */
  readonly said: ReactNode;
  readonly format: FormatOptions;
  readonly onRetry: () => void;
}
