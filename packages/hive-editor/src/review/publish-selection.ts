import { type HiveDifference, type HiveTree, withNeeded } from '@portal/domain/hive';
import { reviewMessages as messages } from '../messages/review.ts';

/** Identity of a change within a list, stable while other changes come and go. */
export const facetOf = (difference: HiveDifference): string =>
  JSON.stringify([difference.kind, difference.key, difference.kind === 'setting' ? difference.name : null]);

/** A change, and the indices of those inside it: of what is in an added or removed component. */
export interface ChangeGroup {
  readonly index: number;
  readonly inside: readonly number[];
}

/**
 * Groups the changes, in order. An added or removed component and everything in it are one group, so that a new page is not a list of all
 * its components. The root is the page itself and is left out.
 */
export function groupsOf(differences: readonly HiveDifference[]): readonly ChangeGroup[] {
  const parents = { add: new Map<string, string | null>(), remove: new Map<string, string | null>() };
  for (const each of differences) {
    const isWhole = each.kind === 'add' || each.kind === 'remove';
    if (isWhole && each.node.parent !== null) parents[each.kind].set(each.key, each.node.parent);
  }
  const outermost = (kind: 'add' | 'remove', key: string): string => {
    const parent = parents[kind].get(key) ?? null;
    return parent !== null && parents[kind].has(parent) ? outermost(kind, parent) : key;
  };
  const groups = new Map<string, number[]>();
  differences.forEach((each, index) => {
    if (each.kind === 'add' && each.node.parent === null) return;
    const isWhole = each.kind === 'add' || each.kind === 'remove';
    const group = isWhole ? `${each.kind} ${outermost(each.kind, each.key)}` : facetOf(each);
    groups.set(group, [...(groups.get(group) ?? []), index]);
  });
  return [...groups.values()].map((indices) => {
    const own = indices.find((index) => {
      const each = differences[index];
      return each?.kind !== 'add' && each?.kind !== 'remove' ? true : outermost(each.kind, each.key) === each.key;
    });
    const index = own ?? indices[0] ?? 0;
    return { index, inside: indices.filter((each) => each !== index) };
  });
}

/** Indices of the selected changes: all that are not deselected (`left`, by identity), and those they depend on (HIVE-15). */
export function chosenChanges(
  from: HiveTree | null,
  differences: readonly HiveDifference[],
  left: ReadonlySet<string>,
): ReadonlySet<number> {
  const ticked = new Set(differences.flatMap((each, index) => (left.has(facetOf(each)) ? [] : [index])));
  return from ? withNeeded(from, differences, ticked) : ticked;
}

export interface PublishSelection {
  /** Whether the published version is loaded, or there is none. */
  readonly isCompared: boolean;
  /** Number of changes, and of selected ones. */
  readonly changes: number;
  readonly chosen: number;
  /** Number of blocking findings with the selected changes, and in the whole draft. */
  readonly stops: number;
  readonly stopsOfAll: number;
}

export interface Reasons {
  readonly publish: string | undefined;
  readonly request: string | undefined;
}

/**
 * HIVE-02, HIVE-15: why publishing or requesting publication is disabled. Selected changes can be published; a request is always for the
 * whole draft, so it is checked as a whole.
 */
export function reasonsOf({ isCompared, changes, chosen, stops, stopsOfAll }: PublishSelection): Reasons {
  if (!isCompared) {
    return { publish: messages.loading, request: messages.loading };
  }
  const isPart = chosen < changes;
  const unfixed = stops > 0 ? messages.fix(stops) : undefined;
  const whole = isPart ? messages.fixAll(stopsOfAll) : messages.fix(stopsOfAll);
  return {
    publish: chosen === 0 && changes > 0 ? messages.chooseChange : unfixed,
    request: stopsOfAll > 0 ? whole : undefined,
  };
}
