import { defaultTables } from '../fasteners/tables.ts';
import type { FastenerItem } from '../fasteners/types.ts';
import type { PartDetail, PartSize } from './part-attributes.ts';
import type { SearchIndex } from './search-index.ts';

/**
 * Score of each property that matches the request. The order matters more than the exact sizes: a part of another size is useless, then comes
 * the kind, then material and length, then the details that a buyer may give up. Change them only with the labelled searches at hand (tests/knowledge).
 */
export const weights = {
  size: 40,
  family: 30,
  length: 16,
  material: 18,
  strength: 8,
  series: 7,
  finish: 8,
  feature: 6,
  coating: 6,
  word: 6,
  dimension: 3,
} as const;
/** Share of the weight for a near match, such as a rounded length: less than a match, more than half of it. */
const nearMatch = 0.75;
/** Share of the weight if a part does not state the property: it may have it or not. */
const unstated = 0.5;
/** Parts whose scores differ by at most this much are ranked as equals. */
export const slack = 4;

/** Largest difference in mm between equal threads: only rounding of inches. */
const threadTolerance = 0.02;
/** Largest difference in mm between equal diameters without a thread: rivets of 1/4 inch (6.35 mm) are sold as 6.4 mm. */
const plainTolerance = 0.06;
/** Sizes without a thread above this are whole millimetres, millilitres or two numbers in one (`PartSize`), and must be equal. */
const largestRounded = 60;
/** Sizes from here on are two numbers in one (`PartSize`), such as the range of a hose clamp. */
const firstOfTwo = 1_000;
/** Largest difference in mm between equal lengths: 1-1/4 inch (31.75 mm) is also written as 32 mm. */
const lengthTolerance = 0.26;
/** Largest relative difference of a near length. Inch lengths of metric parts are rounded further: 1/2" is sold as 12 or 13 mm. */
const nearLength = { metric: 0.03, inch: 0.06 } as const;
/** Subtracted for each step of an unusual kind (rank 0 to 3), if the text names no kind: as much as two steps of an unusual grade. */
const kindPenalty = 4;
/** Subtracted for each family after the first that the words may mean: more than all ranks of `ordinary-rank.ts` together (42). */
const otherFamilyPenalty = 60;
/** Subtracted for each finish after the first that a word may mean: more than the difference of any two finishes in `finishRank` (6). */
const otherFinishPenalty = 12;

/** Points for a part's size, 0 to `weights.size`. While typing, the beginning of a size counts as a near match. */
export function sizeScore(item: FastenerItem, part: PartSize, typing: boolean): number {
  const { size } = item;
  if (!size) return 0;
  if (part.system === null) return 0;
  if (part.system === 'named' || size.system === 'named')
    return part.system === size.system && part.text === size.text ? weights.size : 0;
  // A hose clamp fits every diameter within its range.
  const range = /^(\d+)[–-](\d+)mm$/.exec(part.text);
  if (range && size.mm < firstOfTwo)
    return size.mm >= Number(range[1]) && size.mm <= Number(range[2]) ? weights.size : 0;
  const off = Math.abs(part.mm - size.mm);
  const unthreaded = part.system === 'plain' || size.system === 'plain';
  const same = unthreaded
    ? off <= (size.mm > largestRounded ? 0 : plainTolerance)
    : part.system === size.system && off < threadTolerance;
  if (same) return weights.size;
  // Concrete and wood screws are sold in either unit: 12g is about 5.5 mm.
  if (unthreaded && part.system !== size.system && off < threadTolerance) return weights.size;
  return typing && part.system === size.system && part.text.startsWith(size.text.toLowerCase())
    ? weights.size - slack
    : 0;
}

export function lengthScore(item: FastenerItem, mm: number, typing: boolean): number {
  const { length } = item;
  if (!length || mm === 0) return 0;
  const off = Math.abs(mm - length.mm);
  if (off < lengthTolerance) return weights.length;
  const isInch = /["/]|in/.test(length.text);
  if (off / length.mm <= (isInch ? nearLength.inch : nearLength.metric)) return weights.length * nearMatch;
  // `1` of one inch is not the beginning of 14 mm.
  const begun = typing && Number(length.text) === length.mm;
  return begun && String(Math.round(mm * 100) / 100).startsWith(length.text) ? weights.length - slack : 0;
}

export const anyOf = (wanted: readonly string[], found: readonly string[]) =>
  wanted.some((each) => found.includes(each));

export const kindOfFeature = new Map(defaultTables.features.map(({ id, kind }) => [id, kind]));

function detailScore(item: FastenerItem, part: PartDetail): number {
  let score = 0;
  if (item.materials.length > 0 && anyOf(item.materials, part.materials)) score += weights.material;
  if (item.strengths.length > 0) {
    if (anyOf(item.strengths, part.strengths)) score += weights.strength;
    else if (item.materials.length > 0 && /^(?:50|70|80)$/.test(item.strengths[0] ?? '') && part.strengths.length === 0)
      score += weights.strength * nearMatch;
  }
  for (const feature of item.features) {
    if (part.features.includes(feature)) score += weights.feature;
    else if (!part.features.some((each) => kindOfFeature.get(each) === kindOfFeature.get(feature)))
      score += weights.feature * unstated;
  }
  if (item.coating !== null && item.coating === part.coating) score += weights.coating;
  return score;
}

const noSize: PartSize = { mm: 0, system: null, text: '' };

export const hasSize = ({ parts }: SearchIndex, item: FastenerItem, row: number, typing: boolean): boolean =>
  sizeScore(item, parts.sizes[parts.size[row] ?? 0] ?? noSize, typing) > 0;

/** Limit for ranking by difference in size or length: above any rank among equals, below one point of score (`pointInKey`). */
const maxApart = 5000;
/** Subtracted as well if the size is in another system, such as inches instead of millimetres. */
const otherSystemPenalty = maxApart / 2;
const apart = (wanted: number, mm: number): number =>
  mm <= 0 ? -maxApart : -maxApart * Math.min(1, Math.abs(Math.log2(mm / wanted)));

/** Values that match, or that the text may still become while typing (M1 and M12), count as equally near. */
function apartFrom<Value>(
  wanted: number | undefined,
  scores: Float32Array,
  mmOf: (value: Value) => number,
  values: readonly Value[],
  typing: boolean,
): Float32Array {
  if (wanted === undefined || wanted <= 0) return new Float32Array(values.length);
  return Float32Array.from(values, (value, i) => (typing && (scores[i] ?? 0) > 0 ? 0 : apart(wanted, mmOf(value))));
}

/** 0 for an ordinary kind to 3 for a special one, by which parts are ranked if the text names no kind. */
const rankOf = ({ parts }: SearchIndex, family: string | null): number | undefined =>
  family === null ? undefined : (parts.lexicon.family.get(family)?.rank ?? 0);

/** Returns the score of every value of the catalogue's columns for an item, so that a row's score is a sum of look-ups. */
export function scoresOf(index: SearchIndex, item: FastenerItem, families: readonly string[], typing: boolean) {
  const { parts, list } = index;
  const general = item.named !== 1;
  const familyOf = parts.kinds.map(({ family }) => (family === null ? -1 : families.indexOf(family)));
  const { series, tpi } = item.thread;
  const size = Float32Array.from(parts.sizes, (each) => sizeScore(item, each, typing));
  const length = Float32Array.from(parts.lengths, (mm) => lengthScore(item, mm, typing));
  return {
    kind: Float32Array.from(familyOf, (place) => (place < 0 ? 0 : weights.family)),
    order: Float32Array.from(familyOf, (place, kind) =>
      families.length === 0
        ? -kindPenalty * (rankOf(index, parts.kinds[kind]?.family ?? null) ?? 3)
        : place < 0 || general
          ? 0
          : -otherFamilyPenalty * place,
    ),
    size,
    length,
    thread: Float32Array.from(parts.threads, (thread) => {
      if (tpi !== null && thread.tpi !== null) return thread.tpi === tpi ? weights.series : 0;
      if (series === null) return 0;
      if (thread.series === null) return series === 'fine' ? 0 : weights.series * unstated;
      return thread.series === series ? weights.series : 0;
    }),
    finish: Float32Array.from(parts.finishes, (finish) => (item.finishes.includes(finish) ? weights.finish : 0)),
    finishOrder: Float32Array.from(
      parts.finishes,
      (finish) => -otherFinishPenalty * Math.max(0, item.finishes.indexOf(finish)),
    ),
    detail: Float32Array.from(parts.details, (detail) => detailScore(item, detail)),
    sizeApart: apartFrom(item.size?.mm, size, ({ mm }) => mm, parts.sizes, typing).map((off, i) =>
      off < 0 && parts.sizes[i]?.system !== item.size?.system ? off - otherSystemPenalty : off,
    ),
    lengthApart: apartFrom(item.length?.mm, length, (mm) => mm, parts.lengths, typing),
    threadId: list.columns.thread,
    lengthId: list.columns.length,
    finishId: list.columns.finish,
  };
}

/** Scores what only the description contains: a washer's outer diameter, the pitch of a fine thread, a pipe's bore, the colour black. */
export function dimensionScore(
  index: SearchIndex,
  { dimensions, thread, finishes }: FastenerItem,
  row: number,
): number {
  const figures = [...dimensions, ...(thread.series === 'fine' && thread.pitch !== null ? [thread.pitch] : [])];
  const black = finishes[0] === 'black';
  if (figures.length === 0 && !black) return 0;
  const description = index.list.description[row] ?? '';
  const has = (figure: number) => description.includes(`× ${figure}`) || description.includes(` ${figure} NB `);
  const named = figures.filter(has).length + Number(black && description.includes(', black'));
  return named * weights.dimension;
}
