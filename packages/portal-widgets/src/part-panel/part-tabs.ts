import type { PartTab, ProductInformation } from '@portal/domain/catalogue';
import { partTabs } from '@portal/domain/catalogue';
import { partTabMessages as messages } from '../messages/part-tabs.ts';

/** Where a part is shown (PART-08). `public`: signed in without an account; `portal`: with one; both on the part page. */
export const partContexts = ['order', 'selector', 'logged_out', 'public', 'portal', 'compare', 'details'] as const;
export type PartContext = (typeof partContexts)[number];

const modal: readonly PartTab[] = [
  'price_and_availability',
  'alternate_parts',
  'pack_options',
  'related_parts',
  'superseded_by',
  'chemical_volume_calculator',
  'certificates',
  'where_to_buy',
];
const withoutPrice: readonly PartTab[] = ['price_and_availability'];

/** PART-08: tabs hidden in a context. */
const hidden: Readonly<Record<PartContext, readonly PartTab[]>> = {
  order: ['where_to_buy'],
  selector: withoutPrice,
  logged_out: withoutPrice,
  public: withoutPrice,
  portal: withoutPrice,
  compare: modal,
  details: modal,
};
/** PART-08: tabs always shown in a context, even when empty. */
const whiteList: Readonly<Partial<Record<PartContext, readonly PartTab[]>>> = { order: ['price_and_availability'] };

/** Tabs that show one thing, so that a count says nothing. */
const uncounted: ReadonlySet<PartTab> = new Set<PartTab>([
  'price_and_availability',
  'details',
  'chemical_volume_calculator',
  'image',
]);

/** PART-09: staff see short labels where the tab strip is narrow: up to 1200 px, and from 1440 to below 1600, beside the side panel. */
export function shortLabelsAt(width: number, staff: boolean): boolean {
  return staff && (width <= 1200 || (width >= 1440 && width < 1600));
}

export interface PartTabsQuestion {
  readonly context: PartContext;
  /** Null while loading: only tabs that need no data are available then. */
  readonly information: Pick<ProductInformation, 'tabs' | 'history'> | null;
  /** Product code; the staff tab's data is keyed `{product}_staff` (PART-07). */
  readonly product: string;
  readonly staff: boolean;
  /** True for the roles root and it. */
  readonly operator: boolean;
  /** The preference enable_recent_parts (PART-10). */
  readonly recentParts: boolean;
  readonly short?: boolean;
}

export interface PartTabItem {
  readonly key: PartTab;
  readonly label: string;
  readonly count?: number;
}

/** PART-07 to PART-10: the tabs of a part, in order, each with its count; empty tabs are omitted. */
export function partTabsOf(question: PartTabsQuestion): readonly PartTabItem[] {
  const { context, information, product, staff, operator, recentParts, short = false } = question;
  const always = whiteList[context] ?? [];
  const counts = new Map(information?.tabs.map(({ ref, count }) => [ref, count]));
  const allowed = (tab: PartTab): boolean => {
    if (hidden[context].includes(tab)) return false;
    if (tab === 'staff') return staff;
    if (tab === 'debug') return operator;
    if (tab === 'history') return recentParts && (information?.history?.times_ordered ?? 0) > 0;
    return true;
  };
  return partTabs.filter(allowed).flatMap((tab): PartTabItem[] => {
    const count = counts.get(tab === 'staff' ? `${product}_staff` : tab) ?? 0;
    if (count === 0 && !always.includes(tab)) return [];
    const label = messages[short ? 'short' : 'labels'][tab];
    return [{ key: tab, label, ...(uncounted.has(tab) ? {} : { count }) }];
  });
}

export const tabLabel = (tab: PartTab): string => messages.labels[tab];

/** PART-04: the initial tab: superseded by if present, else the requested one, else the one to go to, else the first. */
export function defaultTab(
  items: readonly PartTabItem[],
  { initial, goTo }: { readonly initial?: PartTab | null | undefined; readonly goTo?: PartTab | null | undefined } = {},
): PartTab | null {
  const has = (tab: PartTab | null | undefined) => items.some(({ key }) => key === tab);
  if (items.some(({ key, count = 0 }) => key === 'superseded_by' && count > 0)) return 'superseded_by';
  if (initial && has(initial)) return initial;
  if (goTo && has(goTo)) return goTo;
  return items[0]?.key ?? null;
}

export interface AlternateQuestion {
  /** No stock in the tab's warehouse. */
  readonly outOfStock: boolean;
  readonly poa: boolean;
  readonly quantity: number;
  /** Null while unknown; there is no callout then. */
  readonly alternates:
    | readonly { readonly stock_code: string; readonly available: number | null; readonly unfit?: boolean }[]
    | null;
}

/** PART-05: a suitable alternate with stock in the tab's warehouse when the part itself has none, else null. */
export function alternateInStock({ outOfStock, poa, quantity, alternates }: AlternateQuestion): string | null {
  if (!(outOfStock || poa) || quantity <= 0) return null;
  return alternates?.find(({ available, unfit }) => !unfit && (available ?? 0) > 0)?.stock_code ?? null;
}
