import type { SelectorSort, SelectorViewName } from '@portal/domain/catalogue';
import { productSelectorMessages as messages } from '../messages/product-selector.tsx';
import type { StockView } from '../order-table/line-view.ts';

/** What a row shows of a part from the stock list alone. */
export interface SelectorPart {
  readonly stock_code: string;
  readonly description: string;
  /** The description without what the columns size, length, class and finish show. */
  readonly brief: string;
  readonly size: string;
  readonly length: string;
  readonly grade: string;
  readonly finish: string;
  readonly pack_quantity: number;
  /** Minimum order quantity, the initial quantity of its row. */
  readonly least: number;
  readonly discontinued: boolean;
  /** Why it matched, when code and description do not show it: `your code KF-1032`; else empty (SRCH-01). */
  readonly why: string;
  /** Half-open ranges of the matching characters (SRCH-02). */
  readonly codeRanges: readonly (readonly [number, number])[];
  readonly descriptionRanges: readonly (readonly [number, number])[];
}

/** Price and stock of a part, requested while its row is visible. */
export interface SelectorTrade {
  readonly state: 'loading' | 'known' | 'failed';
  /** Formatted amount and unit: `12.40` `/ 100`; null without a price, such as POA. */
  readonly price: { readonly amount: string; readonly per: string } | null;
  readonly stock: StockView | null;
}

/** The parts of a selector. A row subscribes to its own part, so that an arriving price renders that row only. */
export interface SelectorSource {
  part(stock_code: string): SelectorPart | null;
  trade(stock_code: string): SelectorTrade;
  /** Subscribed means visible: this is what requests price and stock. */
  subscribe(stock_code: string, listener: () => void): () => void;
}

/** A chosen filter. */
export interface SelectorChip {
  readonly id: string;
  /** `Size M12` */
  readonly label: string;
}

export const selectorViews: Readonly<Record<SelectorViewName, string>> = messages.views;
export const selectorSorts: Readonly<Record<SelectorSort, string>> = messages.sorts;
