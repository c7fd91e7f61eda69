import type { SpacingName } from '@portal/design-system';
import type { SearchReading, SelectorOptions, SelectorSort, SelectorViewName } from '@portal/domain/catalogue';
import type { ReactNode } from 'react';
import type { FilterColumnProps } from '../filter-column/FilterColumn.props.ts';
import type { FormatOptions } from '../internal/format-options.ts';
import type { SelectorChip, SelectorSource } from './selector-view.ts';

/** PART-02: adding from a row. */
export interface SelectorAdding {
  /** Quotes and quick quotes are labelled `Quote`. */
  readonly to: 'Order' | 'Quote';
  readonly lockedReason: string | null;
  /** `quantity` as typed. Returns false when refused; `said` then gives the reason. */
  readonly onAdd: (stock_code: string, quantity: string) => boolean;
  /** Adds the parts of a set together; the owner says what became of it. */
  readonly onAddSet: (lines: readonly { readonly stock_code: string; readonly quantity: number }[]) => void;
  /** What the order has from these results: it takes the place of quantity and button. Omitted where parts are added repeatedly. */
  readonly added?: (stock_code: string) => AddedPart | null;
}

export interface AddedPart {
  /** `In 204822: 100` */
  readonly text: string;
  /** Address of the order. */
  readonly to: string;
}

export interface SelectorComparing {
  /** At most `mostCompared` codes. */
  readonly chosen: readonly string[];
  readonly onToggle: (stock_code: string) => void;
  readonly onClear: () => void;
  readonly onCompare: () => void;
}

export interface ProductSelectorProps extends SelectorOptions {
  readonly text: string;
  readonly chips: readonly SelectorChip[];
  /** Focuses the search bar on mount. */
  readonly focusAtStart?: boolean | undefined;
  readonly onText: (text: string) => void;
  /** Enter was pressed. The results are the same as while typing. */
  readonly onSubmit: () => void;
  /** How the text was interpreted; null for a code and without a text. */
  readonly reading: SearchReading | null;
  readonly onRemoveChip: (id: string) => void;

  readonly filters: Omit<FilterColumnProps, 'number' | 'picture'>;
  readonly filterPicture?: FilterColumnProps['picture'];

  readonly state: 'ready' | 'loading' | 'failed';
  /** Codes of all matching parts, in the order of `sort`: up to the whole stock list. */
  readonly codes: readonly string[];
  /** Parts that differ from the search in one property; listed below the others and not counted. */
  readonly nearCodes: readonly string[];
  readonly source: SelectorSource;
  readonly sort: SelectorSort;
  readonly onSort: (sort: SelectorSort) => void;
  readonly view: SelectorViewName;
  readonly onView: (view: SelectorViewName) => void;
  /** Whether price and stock columns show: a user is signed in to an account. */
  readonly priced: boolean;
  readonly picture: (stock_code: string) => ReactNode;
  readonly openPart: string | null;
  readonly onOpenPart: (stock_code: string | null) => void;
  readonly panel: (stock_code: string) => ReactNode;
  readonly adding: SelectorAdding | null;
  /** Control for the order that parts are added to, if there is a choice. */
  readonly addTo?: ReactNode;
  readonly comparing: SelectorComparing | null;

  /** The last message, shown and announced: `Added 25 of HXB-12050-88Z.` */
  readonly said: string;
  /** Parts that fit each other, above the results, when the text names several families. */
  readonly set?: ReactNode;
  /** Shown above the results, for filters that no longer exist. */
  readonly notice?: ReactNode;
  /** Shown in place of the rows when nothing matches. */
  readonly empty: ReactNode;
  readonly spacing: SpacingName;
  readonly format: FormatOptions;
  readonly scroll: 'self' | 'page';
  readonly onRetry: () => void;
}
