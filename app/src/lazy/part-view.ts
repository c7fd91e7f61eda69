import type { CartId } from '@portal/domain/cart';
import type { PartTab } from '@portal/domain/catalogue';
import type { Availability, NextBreak, Pricing } from '@portal/domain/price';
import type { PartContext } from '@portal/portal-widgets';
import { type ComponentType, createContext, useContext } from 'react';

/** What an order line has already loaded about its part, so that it is not requested again. */
export interface PartLine {
  readonly quantity: number;
  readonly customer_stock_code: string;
  readonly pricing: readonly Pricing[] | null;
  readonly price_per: number;
  /** The price entry for the quantity. */
  readonly entry: Pricing | null;
  readonly nextBreak: NextBreak | null;
  readonly availability: readonly Availability[] | null;
  /** Milliseconds since the epoch. */
  readonly checkedAt: number | null;
  readonly poa: boolean;
  /** PART-06: the line's change is being sent. */
  readonly pending: boolean;
}

/** A part with its tabs. */
export interface PartViewProps {
  readonly stock_code: string;
  readonly context: PartContext;
  /** Account for prices, codes and history; null for a visitor. */
  readonly accode: string | null;
  /** QQ-03: the quote, or the order made from one, whose own prices apply. */
  readonly quote?: CartId | null;
  /** Warehouse for stock; null outside an order. */
  readonly warehouse: { readonly code: string; readonly name: string } | null;
  readonly line?: PartLine;
  readonly initialTab?: PartTab | null;
  readonly goToTab?: PartTab | null;
  readonly look?: 'line' | 'plain';
  /** PART-02 */
  readonly add?: 'order' | 'quote' | null;
  readonly onAdd?: (stock_code: string, quantity?: number) => void;
  readonly onQuantity?: (quantity: number) => void;
  readonly onRetry?: () => void;
  readonly onClose?: () => void;
}

/** The part view, loaded when a part is first opened. Here because features do not import features. */
export const PartViewContext = createContext<ComponentType<PartViewProps> | null>(null);

export function usePartView(): ComponentType<PartViewProps> {
  const view = useContext(PartViewContext);
  if (!view) throw new Error('No part view above this component');
  return view;
}
