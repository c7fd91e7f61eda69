import type { FilterType } from '@portal/domain/catalogue';
import type { ReactNode } from 'react';

/** One value of a filter. */
export interface FilterValueView {
  readonly filter: string;
  readonly label: string;
  /** The same size in the other system: `6.35 mm` beside `1/4 in`; empty when there is none. */
  readonly also: string;
  /** Parts left if this value were chosen as well (FILT-02); 0 is shown. */
  readonly count: number;
  readonly chosen: boolean;
  /** Reference of its picture, or empty. */
  readonly image: string;
}

/** A filter root of FILT-01 with its values, in catalogue order. */
export interface FilterGroupView {
  readonly root: string;
  /** Type of its values. */
  readonly type: FilterType;
  readonly label: string;
  readonly values: readonly FilterValueView[];
  /** The values are sizes in ascending order, so a range can be chosen. */
  readonly ordered: boolean;
  /** Excluded from the screen (FILT-01). */
  readonly hidden: boolean;
}

export interface FilterColumnProps {
  readonly groups: readonly FilterGroupView[];
  /** `loading` while the filters are fetched. */
  readonly state: 'ready' | 'loading' | 'failed';
  readonly number: (count: number) => string;
  /** Renders a value's picture; omitted, values have none. */
  readonly picture?: (image: string, label: string) => ReactNode;
  /** Replaces the chosen values of one root. */
  readonly onChoose: (root: string, filters: readonly string[]) => void;
  /** FILT-03: whether sizes in the other system are shown. Null hides the switch. */
  readonly measures?: { readonly on: boolean; readonly onChange: (on: boolean) => void } | null;
  readonly onClearAll: () => void;
  readonly onRetry: () => void;
}
