import type { SelectorSort, SelectorViewName } from '@portal/domain/catalogue';
import type { StockView } from '../order-table/line-view.ts';

/** What a row says of a part from the stock list alone. */
export interface SelectorPart {
  readonly stock_code: string;
  readonly description: string;
  /** The description without what the columns of size, length, class and finish say. */
  readonly brief: string;
  readonly size: string;
  readonly length: string;
  readonly grade: string;
  readonly finish: string;
  readonly pack_quantity: number;
  /** The least that is sold of it: what the quantity of its row begins with. */
  readonly least: number;
  readonly discontinued: boolean;
  /** Why it was found where its code and description do not say so: `your code KF-1032`; else empty (SRCH-01). */
  readonly why: string;
  /** Half-open ranges of letters that matched (SRCH-02). */
  readonly codeRanges: readonly (readonly [number, number])[];
  readonly descriptionRanges: readonly (readonly [number, number])[];
}

/** Price and stock of a part: asked for while its row is in sight. */
export interface SelectorTrade {
  readonly state: 'loading' | 'known' | 'failed';
  /** As it reads, and the words after it: `12.40` `/ 100`; null where there is none, such as on application. */
  readonly price: { readonly amount: string; readonly per: string } | null;
  readonly stock: StockView | null;
}

/** The parts of a selector. A row watches its own part, so that a price that arrives renders that row only. */
export interface SelectorSource {
  part(stock_code: string): SelectorPart | null;
  trade(stock_code: string): SelectorTrade;
  /** Watched means in sight: this is what asks for price and stock. */
  subscribe(stock_code: string, listener: () => void): () => void;
}

/** A filter that was chosen. */
export interface SelectorChip {
  readonly id: string;
  /** `Size M12` */
  readonly label: string;
}

export const selectorViews = {
  table: 'Table',
  picture: 'Pictures',
} as const satisfies Readonly<Record<SelectorViewName, string>>;

export const selectorSorts = {
  best: 'Best match',
  code: 'Code, A to Z',
  code_down: 'Code, Z to A',
  description: 'Description, A to Z',
  description_down: 'Description, Z to A',
  size: 'Size, smallest first',
  size_down: 'Size, largest first',
  length: 'Length, shortest first',
  length_down: 'Length, longest first',
  class: 'Class, lowest first',
  class_down: 'Class, highest first',
  finish: 'Finish, A to Z',
  finish_down: 'Finish, Z to A',
  pack: 'Pack, smallest first',
  pack_down: 'Pack, largest first',
  stock: 'Stock, least first',
  stock_down: 'Stock, most first',
  price: 'Price, lowest first',
  price_down: 'Price, highest first',
} as const satisfies Readonly<Record<SelectorSort, string>>;
