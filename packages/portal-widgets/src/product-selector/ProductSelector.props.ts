import type { SpacingName } from '@portal/design-system';
import type { SearchReading, SelectorOptions, SelectorSort, SelectorViewName } from '@portal/domain/catalogue';
import type { ReactNode } from 'react';
import type { FilterColumnProps } from '../filter-column/FilterColumn.props.ts';
import type { FormatOptions } from '../internal/format-options.ts';
import type { SelectorChip, SelectorSource } from './selector-view.ts';

/** PART-02: adding from a row. */
export interface SelectorAdding {
  /** Quotes and quick quotes are added to as quotes. */
  readonly to: 'Order' | 'Quote';
  readonly lockedReason: string | null;
  /** The quantity as typed; false where it was refused, and `said` tells why. */
  readonly onAdd: (stock_code: string, quantity: string) => boolean;
}

export interface SelectorComparing {
  /** At most `mostCompared`. */
  readonly chosen: readonly string[];
  readonly onToggle: (stock_code: string) => void;
  readonly onClear: () => void;
  readonly onCompare: () => void;
}

export interface ProductSelectorProps extends SelectorOptions {
  readonly text: string;
  readonly chips: readonly SelectorChip[];
  /** The caret begins in the search bar. */
  readonly focusAtStart?: boolean | undefined;
  readonly onText: (text: string) => void;
  /** Enter: the results are those that typing shows. */
  readonly onSubmit: () => void;
  /** What the text was taken to mean; null for a code and without a text. */
  readonly reading: SearchReading | null;
  readonly onRemoveChip: (id: string) => void;

  readonly filters: Omit<FilterColumnProps, 'number' | 'picture'>;
  readonly filterPicture?: FilterColumnProps['picture'];

  readonly state: 'ready' | 'loading' | 'failed';
  /** Results that are known before the list has loaded; skeletons stand there without. */
  readonly waiting?: ReactNode;
  /** Codes of all parts that pass, in the order of `sort`: up to the whole list. */
  readonly codes: readonly string[];
  /** Parts that differ in one thing from what was asked for; they stand below the others and count as none of them. */
  readonly nearCodes: readonly string[];
  readonly source: SelectorSource;
  readonly sort: SelectorSort;
  readonly onSort: (sort: SelectorSort) => void;
  readonly view: SelectorViewName;
  readonly onView: (view: SelectorViewName) => void;
  /** Price and stock have columns: somebody is signed in to an account. */
  readonly priced: boolean;
  readonly picture: (stock_code: string) => ReactNode;
  readonly openPart: string | null;
  readonly onOpenPart: (stock_code: string | null) => void;
  readonly panel: (stock_code: string) => ReactNode;
  readonly adding: SelectorAdding | null;
  /** Which order parts are added to, where there is a choice. */
  readonly addTo?: ReactNode;
  readonly comparing: SelectorComparing | null;

  /** What happened last, spoken and shown: `Added 25 of HXB-12050-88Z.` */
  readonly said: string;
  /** Above the results: filters that no longer exist. */
  readonly notice?: ReactNode;
  /** Where the first row would be while nothing matches. */
  readonly empty: ReactNode;
  readonly spacing: SpacingName;
  readonly format: FormatOptions;
  readonly scroll: 'self' | 'page';
  readonly onRetry: () => void;
}
