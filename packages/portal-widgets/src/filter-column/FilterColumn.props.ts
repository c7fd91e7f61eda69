import type { FilterType } from '@portal/domain/catalogue';
import type { ReactNode } from 'react';

/** One value of a filter. */
export interface FilterValueView {
  readonly filter: string;
  readonly label: string;
  /** The same size in another system: `6.35 mm` beside `1/4 in`; empty where there is none. */
  readonly also: string;
  /** Parts left when this value were chosen as well (FILT-02): 0 is shown as such. */
  readonly count: number;
  readonly chosen: boolean;
  /** The reference of its picture, or empty. */
  readonly image: string;
}

/** A root of FILT-01 with its values, in the order of the catalogue. */
export interface FilterGroupView {
  readonly root: string;
  /** The type of its values. */
  readonly type: FilterType;
  readonly label: string;
  readonly values: readonly FilterValueView[];
  /** The values are sizes in order, so that a range of them can be chosen. */
  readonly ordered: boolean;
  /** Not shown (FILT-01). */
  readonly hidden: boolean;
}

export interface FilterColumnProps {
  readonly groups: readonly FilterGroupView[];
  /** Null while the filters are on their way. */
  readonly state: 'ready' | 'loading' | 'failed';
  readonly number: (count: number) => string;
  /** Draws the picture of a value; without it values have none. */
  readonly picture?: (image: string, label: string) => ReactNode;
  /** The chosen values of one root from now on. */
  readonly onChoose: (root: string, filters: readonly string[]) => void;
  /** FILT-03: whether sizes by measure are wanted; they come with the groups where the rule allows them. Null offers no choice. */
  readonly measures?: { readonly on: boolean; readonly onChange: (on: boolean) => void } | null;
  readonly onClearAll: () => void;
  readonly onRetry: () => void;
}
