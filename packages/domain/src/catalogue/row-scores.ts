import type { FastenerItem } from '../fasteners/types.ts';
import { dimensionScore, type scoresOf, slack, weights } from './part-scores.ts';
import type { SearchIndex } from './search-index.ts';

/** Words that are looked up: each has one of six bits, so that a row's words are one entry of `bitCounts`. */
export const maxWords = 6;
/**
 * One point of score outweighs each criterion that ranks equals: nearness in size (at most 7,500) and in length (at most 5,000), and what is
 * bought, popular or common (a few hundred).
 */
const pointInKey = 10_000;

/** Words of a request that were looked up in the catalogue. */
export interface WordsFound {
  /** For each row, a bit mask of the words it contains; null if there are no words. */
  readonly counts: Uint8Array | null;
  /** How many words occur in the catalogue. */
  readonly used: number;
  /** Words that match no part. */
  readonly setAside: readonly string[];
}

/** The number of words in each combination. */
const bitCounts = Uint8Array.from({ length: 1 << maxWords }, (_, i) => i.toString(2).replaceAll('0', '').length);

type Scores = ReturnType<typeof scoresOf>;

/** Writes the score of each row to the scratch buffer and returns the highest. `mustFit`: rows in another size score 0. */
export function addScores(
  { parts }: SearchIndex,
  groups: readonly Int32Array[],
  scores: Scores,
  words: WordsFound,
  mustFit: boolean,
): number {
  const { totals } = parts.scratch;
  let most = 0;
  for (const group of groups) {
    for (let i = 0; i < group.length; i += 1) {
      const row = group[i] ?? 0;
      const size = scores.size[parts.size[row] ?? 0] ?? 0;
      if (mustFit && size === 0) {
        totals[row] = 0;
        continue;
      }
      const total =
        (scores.kind[parts.kind[row] ?? 0] ?? 0) +
        size +
        (scores.length[scores.lengthId[row] ?? 0] ?? 0) +
        (scores.thread[scores.threadId[row] ?? 0] ?? 0) +
        (scores.finish[scores.finishId[row] ?? 0] ?? 0) +
        (scores.detail[parts.detail[row] ?? 0] ?? 0) +
        (words.counts === null ? 0 : weights.word * (bitCounts[words.counts[row] ?? 0] ?? 0));
      totals[row] = total;
      if (total > most) most = total;
    }
  }
  return most;
}

/**
 * Writes the rows within `slack` of the highest score, with their keys, to the scratch buffers. Returns their number, and how many of them have
 * that score.
 */
export function rankEquals(
  index: SearchIndex,
  item: FastenerItem,
  groups: readonly Int32Array[],
  scores: Scores,
  most: number,
): { readonly count: number; readonly equals: number } {
  const { parts } = index;
  const { totals, rows, keys } = parts.scratch;
  let count = 0;
  let equals = 0;
  for (const group of groups) {
    for (let i = 0; i < group.length; i += 1) {
      const row = group[i] ?? 0;
      const total = totals[row] ?? 0;
      if (total < most - slack || total === 0) continue;
      if (total === most) equals += 1;
      rows[count] = row;
      keys[count] =
        (total + dimensionScore(index, item, row)) * pointInKey +
        (scores.sizeApart[parts.size[row] ?? 0] ?? 0) +
        (scores.lengthApart[scores.lengthId[row] ?? 0] ?? 0) +
        (index.boost[row] ?? 0) +
        (parts.ordinary[row] ?? 0) +
        (scores.order[parts.kind[row] ?? 0] ?? 0) +
        (scores.finishOrder[scores.finishId[row] ?? 0] ?? 0);
      count += 1;
    }
  }
  return { count, equals };
}

/** The score of a part that has everything the request states. */
export const possibleScore = (item: FastenerItem, families: readonly string[], words: WordsFound): number =>
  (families.length > 0 ? weights.family : 0) +
  (item.size ? weights.size : 0) +
  (item.length ? weights.length : 0) +
  (item.materials.length > 0 ? weights.material : 0) +
  (item.strengths.length > 0 ? weights.strength : 0) +
  (item.thread.series !== null || item.thread.tpi !== null ? weights.series : 0) +
  (item.finishes.length > 0 ? weights.finish : 0) +
  item.features.length * weights.feature +
  (item.coating === null ? 0 : weights.coating) +
  words.used * weights.word;
