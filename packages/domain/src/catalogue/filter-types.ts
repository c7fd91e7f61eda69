import type { Filter } from './types.ts';

/** A filter as it travels: its members as rows of the stock list of the same version. */
export interface PackedFilter extends Omit<Filter, 'members'> {
  /** Ascending rows, each as its distance from the one before, in LEB128, as base64. */
  readonly rows: string;
}

/** All filters, for one version of the stock list alone. */
export interface PackedFilters {
  readonly version: string;
  readonly filters: readonly PackedFilter[];
}

/** FILT-01: the root that is shown first. */
export const defaultFilterRoot = 'PTYP';

export interface FilterValue {
  readonly filter: string;
  readonly description: string;
  /** Name of its picture, or empty. */
  readonly image: string;
  readonly hidden: boolean;
  /** Parts in the whole catalogue. */
  readonly count: number;
}

/** A root with its values in the supplier's order; PTYP first. */
export interface FilterRoot {
  readonly filter_root: string;
  readonly type: Filter['type'];
  readonly description: string;
  readonly hidden: boolean;
  readonly values: readonly FilterValue[];
}

/** Roots of the dynamic size filters (FILT-03), which no server filter has. */
export const sizeRoots = { diameter: '@diameter', length: '@length' } as const;

/**
 * What is chosen: any of the values of one root, all of the roots. `text` is searched for as well. Keys of the dynamic size
 * filters are `sizeRoots`, their values millimetres as text, such as `6.35`.
 */
export interface FilterSelection {
  readonly chosen: Readonly<Record<string, readonly string[]>>;
  readonly text?: string;
}

export interface FilterQuestion {
  readonly selection: FilterSelection;
  /** Parts to leave out before, and how many to tell. */
  readonly offset?: number;
  readonly limit: number;
  /** The preference for dynamic size filters is on. */
  readonly dynamicSizes?: boolean;
}

/** One value of a dynamic size filter. */
export interface SizeValue {
  /** Millimetres as text: what is chosen. */
  readonly value: string;
  readonly mm: number;
  /** As the parts say it, such as `1/4` or `M6`; several where they say it in several ways. */
  readonly labels: readonly string[];
  readonly count: number;
}

export interface FilterAnswer {
  readonly total: number;
  /** By root: filter → parts left when it were chosen as well; 0 is shown as such (FILT-02). */
  readonly counts: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** Codes of the parts asked for: in the order of the search where there is text, else of the list. */
  readonly stock_codes: readonly string[];
  /** Chosen filters that do not exist any more: left out, to be named on the screen (FILT-04). */
  readonly unknown: readonly { readonly filter_root: string; readonly filter: string }[];
  /** Null unless FILT-03 allows them. */
  readonly sizes: Readonly<Record<keyof typeof sizeRoots, readonly SizeValue[]>> | null;
}

/** FILT-03: less than this share of the parts must be visible. */
export const dynamicFilterThreshold = 0.75;

/** FILT-03 */
export function showsDynamicSizes(on: boolean, anyChosen: boolean, visible: number, all: number): boolean {
  return on && anyChosen && all > 0 && visible / all < dynamicFilterThreshold;
}
