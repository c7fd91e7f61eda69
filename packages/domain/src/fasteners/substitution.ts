import { substitutionMessages as messages } from '../messages/substitution.ts';
import { corrosionRank } from './corrosion.ts';
import type { OwnKnowledge } from './own-knowledge.ts';
import { isAsStrong, strengthOf } from './strength.ts';
import type { Role } from './types.ts';

/** The properties of a part that determine its use; a subset of `PartFacts`. */
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

/** A difference from another part, given as the other part's value. */
export interface PartDifference {
  readonly about: DifferenceAbout;
  /** As shown after "differs: ", such as `class 4.6`, `zinc`, `M14`. */
  readonly value: string;
  /** Weaker, less corrosion-resistant or a different fit: the part is no substitute. */
  readonly lesser: boolean;
}

/** Returns `class 4.6`, `grade 5`, `stainless 316 (A4-80)`, `300 HV`. */
export function specText(spec: string): string {
  if (/^\d{1,2}(?:\.\d)?(?: K\d)?$/.test(spec)) return messages.class(spec);
  if (/^grade /i.test(spec)) return spec.toLowerCase();
  const stainless = /^(?:A([24])(?:-0?\d\d)?|F593 3(?:04|16))$/.exec(spec);
  if (stainless) {
    const alloy = /A4|316/.test(spec) ? '316' : '304';
    return /-/.test(spec) ? messages.stainlessClass(alloy, spec) : messages.stainless(alloy);
  }
  if (/^CU\d|^CA\d/.test(spec)) return messages.brass;
  return spec;
}

/** The class and finish that a supplier's own grades and finishes rank as, by their names in lower case. */
export interface OwnRanks {
  readonly grades: ReadonlyMap<string, string>;
  readonly finishes: ReadonlyMap<string, string>;
}

export function ownRanks(own: Pick<OwnKnowledge, 'grades' | 'finishes'> | undefined): OwnRanks {
  const ranked = (pairs: readonly (readonly [name: string, ranksAs: string | null])[] = []) =>
    new Map(pairs.flatMap(([name, ranksAs]) => (ranksAs === null ? [] : [[name.toLowerCase(), ranksAs] as const])));
  return {
    grades: ranked(own?.grades.map(({ grade, ranks_as }) => [grade, ranks_as])),
    finishes: ranked(own?.finishes.map(({ finish, ranks_as }) => [finish, ranks_as])),
  };
}

const noRanks = ownRanks(undefined);

/**
 * Returns the differences if `other` were to replace `part`. A lower class, less corrosion protection, another thread or another size is
 * `lesser`. Better properties are listed as differences too.
 */
export function differencesOf(
  part: FastenerFacts,
  other: FastenerFacts,
  role: Role | null,
  ranks: OwnRanks = noRanks,
): PartDifference[] {
  const found: PartDifference[] = [];
  const state = (about: DifferenceAbout, value: string, lesser: boolean) => found.push({ about, value, lesser });
  if (part.product_type !== other.product_type) state('kind', other.product_type.toLowerCase(), true);
  if (part.size !== other.size) state('size', other.size, true);
  if (part.length !== other.length) state('length', other.length || messages.noLength, true);
  if (part.thread !== other.thread) state('thread', other.thread.toLowerCase() || messages.noThread, true);
  const classOf = ({ spec }: FastenerFacts) => ranks.grades.get(spec.toLowerCase()) ?? spec;
  const rankOf = (of: FastenerFacts) =>
    corrosionRank(classOf(of), ranks.finishes.get(of.finish.toLowerCase()) ?? of.finish);
  const from = rankOf(part);
  const to = rankOf(other);
  const exposed = from === null || to === null ? specText(part.spec) !== specText(other.spec) : to < from;
  if (part.spec !== other.spec) {
    const coatings = /^AS 3566/.test(part.spec) && /^AS 3566/.test(other.spec);
    const weaker = !coatings && isAsStrong(strengthOf(classOf(other), role), strengthOf(classOf(part), role)) !== true;
    state('class', specText(other.spec), weaker || (exposed && part.finish === other.finish));
  }
  // Stainless steel is usually plain, so that is not listed.
  const plainAlloy = to !== null && to >= 40 && /^plain$/i.test(other.finish);
  if (part.finish !== other.finish && !plainAlloy)
    state('finish', other.finish.toLowerCase() || messages.noFinish, exposed);
  return found;
}

/** Returns whether a part may be offered as a substitute: no difference is lesser. */
export const canReplace = (differences: readonly PartDifference[]): boolean =>
  differences.every(({ lesser }) => !lesser);

/**
 * Returns the differences as text, such as `differs: class 10.9, zinc`; empty if there are none. Lists only the lesser ones if there are
 * any.
 */
export function differenceText(differences: readonly PartDifference[]): string {
  const lesser = differences.filter((difference) => difference.lesser);
  const stated = lesser.length > 0 ? lesser : differences;
  return stated.length === 0 ? '' : messages.differs(stated.map(({ value }) => value));
}
