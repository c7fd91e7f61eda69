import { corrosionRank } from './corrosion.ts';
import { isAsStrong, strengthOf } from './strength.ts';
import type { Role } from './types.ts';

/** Of a part what its use depends on; `PartFacts` has all of it. */
export interface FastenerFacts {
  readonly product_type: string;
  readonly description: string;
  readonly size: string;
  readonly length: string;
  readonly thread: string;
  readonly spec: string;
  readonly finish: string;
}

export type DifferenceAbout = 'kind' | 'size' | 'length' | 'thread' | 'class' | 'finish';

/** In what a part differs from the one it stands beside, by the other part's value. */
export interface PartDifference {
  readonly about: DifferenceAbout;
  /** As it is shown after "differs: ", such as `class 4.6`, `zinc`, `M14`. */
  readonly value: string;
  /** Weaker, less protected or of another fit: the part cannot take the other's place. */
  readonly lesser: boolean;
}

/** `class 4.6`, `grade 5`, `stainless 316 (A4-80)`, `300 HV`. */
export function specText(spec: string): string {
  if (/^\d{1,2}(?:\.\d)?(?: K\d)?$/.test(spec)) return `class ${spec}`;
  if (/^grade /i.test(spec)) return spec.toLowerCase();
  const stainless = /^(?:A([24])(?:-0?\d\d)?|F593 3(?:04|16))$/.exec(spec);
  if (stainless) return `stainless ${/A4|316/.test(spec) ? '316' : '304'}${/-/.test(spec) ? ` (${spec})` : ''}`;
  if (/^CU\d|^CA\d/.test(spec)) return 'brass';
  return spec;
}

/**
 * What differs where `other` is to take the place of `part`. Never a lower class, never less corrosion protection, never another thread
 * or size: such a difference is `lesser`. Better in a property is a difference too, and is stated.
 */
export function differencesOf(part: FastenerFacts, other: FastenerFacts, role: Role | null): PartDifference[] {
  const found: PartDifference[] = [];
  const state = (about: DifferenceAbout, value: string, lesser: boolean) => found.push({ about, value, lesser });
  if (part.product_type !== other.product_type) state('kind', other.product_type.toLowerCase(), true);
  if (part.size !== other.size) state('size', other.size, true);
  if (part.length !== other.length) state('length', other.length || 'no length', true);
  if (part.thread !== other.thread) state('thread', other.thread.toLowerCase() || 'no thread', true);
  const from = corrosionRank(part.spec, part.finish);
  const to = corrosionRank(other.spec, other.finish);
  const exposed = from === null || to === null ? specText(part.spec) !== specText(other.spec) : to < from;
  if (part.spec !== other.spec) {
    const coatings = /^AS 3566/.test(part.spec) && /^AS 3566/.test(other.spec);
    const weaker = !coatings && isAsStrong(strengthOf(other.spec, role), strengthOf(part.spec, role)) !== true;
    state('class', specText(other.spec), weaker || (exposed && part.finish === other.finish));
  }
  // That stainless steel comes plain needs no saying.
  const plainAlloy = to !== null && to >= 40 && /^plain$/i.test(other.finish);
  if (part.finish !== other.finish && !plainAlloy) state('finish', other.finish.toLowerCase() || 'no finish', exposed);
  return found;
}

/** Whether one part may be offered in place of another: nothing about it is lesser. */
export const canReplace = (differences: readonly PartDifference[]): boolean =>
  differences.every(({ lesser }) => !lesser);

/** `differs: class 10.9, zinc`; empty where nothing does. Lesser ones alone where there are any. */
export function differenceText(differences: readonly PartDifference[]): string {
  const lesser = differences.filter((difference) => difference.lesser);
  const stated = lesser.length > 0 ? lesser : differences;
  return stated.length === 0 ? '' : `differs: ${stated.map(({ value }) => value).join(', ')}`;
}
