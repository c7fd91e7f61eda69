import type { Tip, TipList } from './types.ts';

/** `order, Keyboard` → order, keyboard */
export const filterWords = (filter: string): readonly string[] =>
  filter
    .split(',')
    .map((word) => word.trim().toLowerCase())
    .filter((word) => word !== '');

/** Returns the tips that match a word of `filter` and are not dismissed, in their own order; an empty filter matches all (TIP-01). */
export function chooseTips(
  tips: readonly Tip[],
  filter: string,
  dismissed: ReadonlySet<string> = new Set(),
): readonly Tip[] {
  const filters = filterWords(filter);
  return tips.filter(
    (tip) =>
      !dismissed.has(tip.tip_id) &&
      (filters.length === 0 || filterWords(tip.filter).some((word) => filters.includes(word))),
  );
}

/** Returns the address of a tip, or null if it has none or one of its lookups is missing. */
export function tipHref(list: Pick<TipList, 'domain_lookups' | 'resource_id_lookups'>, tip: Tip): string | null {
  const { domain_id, resource_id } = tip;
  if (domain_id === null || resource_id === null) return null;
  if (!Object.hasOwn(list.domain_lookups, domain_id) || !Object.hasOwn(list.resource_id_lookups, resource_id)) {
    return null;
  }
  const href = `${list.domain_lookups[domain_id]}${list.resource_id_lookups[resource_id]}`;
  // Rejects script URLs and addresses that leave the portal through extra slashes.
  return /^(https:\/\/|\/(?![/\\]))/.test(href) ? href : null;
}
