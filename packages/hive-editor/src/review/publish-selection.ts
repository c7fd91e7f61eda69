import { type HiveDifference, type HiveTree, withNeeded } from '@portal/domain/hive';
import { reviewMessages as messages } from '../messages/review.ts';

/** Identity of a change within a list, stable while other changes come and go. */
export const facetOf = (difference: HiveDifference): string =>
  JSON.stringify([difference.kind, difference.key, difference.kind === 'setting' ? difference.name : null]);

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
