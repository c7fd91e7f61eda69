import type { Filter } from './types.ts';

/** A filter in wire format: its members are rows of the stock list of the same version. */
export interface PackedFilter extends Omit<Filter, 'members'> {
  /** Ascending rows as differences in LEB128, base64-encoded. */
  readonly rows: string;
}

/** All filters, valid only for one version of the stock list. */
export interface PackedFilters {
  readonly version: string;
  readonly filters: readonly PackedFilter[];
}

export interface FilterValue {
  readonly filter: string;
  readonly description: string;
  /** Name of its picture; may be empty. */
  readonly image: string;
  readonly hidden: boolean;
  /** Number of parts in the whole catalogue. */
  readonly count: number;
}

/** A root with its values in the supplier's order. */
export interface FilterRoot {
  readonly filter_root: string;
  readonly type: Filter['type'];
  readonly description: string;
  readonly hidden: boolean;
  readonly values: readonly FilterValue[];
}

/** Roots of the dynamic size filters (FILT-03), which the server does not have. */
export const sizeRoots = { diameter: '@diameter', length: '@length' } as const;

/**
 * The chosen filters: a part matches if it has any chosen value of each root, and matches `text`. The dynamic size filters use the keys
 * `sizeRoots` and millimetres as text, such as `6.35`.
 */
export interface FilterSelection {
  readonly chosen: Readonly<Record<string, readonly string[]>>;
  readonly text?: string;
}

export interface FilterQuery {
  readonly selection: FilterSelection;
  /** Number of parts to skip; `limit` is how many to return. */
  readonly offset?: number;
  readonly limit: number;
  /** Whether the preference for dynamic size filters is on. */
  readonly dynamicSizes?: boolean;
}

/** A value of a dynamic size filter. */
export interface SizeValue {
  /** Millimetres as text; this is what a selection contains. */
  readonly value: string;
  readonly mm: number;
  /** As the parts write it, such as `1/4` or `M6`; several if they write it differently. */
  readonly labels: readonly string[];
  readonly count: number;
}

export interface FilterResult {
  readonly total: number;
  /** By root and filter: parts left if this filter were chosen as well. Filters with 0 parts are included (FILT-02). */
  readonly counts: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** Codes of the requested parts: in search order if there is text, otherwise in list order. */
  readonly stock_codes: readonly string[];
  /** Chosen filters that no longer exist: ignored, and to be named on the screen (FILT-04). */
  readonly unknown: readonly { readonly filter_root: string; readonly filter: string }[];
  /** Null unless dynamic sizes apply (FILT-03). */
  readonly sizes: Readonly<Record<keyof typeof sizeRoots, readonly SizeValue[]>> | null;
}

/** Dynamic sizes are shown when less than this share of the parts is left (FILT-03). */
export const dynamicFilterThreshold = 0.75;

/** Returns whether the dynamic size filters are shown (FILT-03). */
export function showsDynamicSizes(on: boolean, anyChosen: boolean, visible: number, all: number): boolean {
  return on && anyChosen && all > 0 && visible / all < dynamicFilterThreshold;
}
