import { defaultTables, lexiconOf } from '../fasteners/tables.ts';
import type { FastenerItem, FastenerReading } from '../fasteners/types.ts';
import type { PartDetail, PartSize } from './part-attributes.ts';
import type { SearchIndex } from './search-index.ts';
import { hasWord, rowsOfWord } from './search-words.ts';
import { meantWords } from './spelling.ts';

/** How much it counts that a part is what was said. A size outweighs everything that is said beside it. */
const weights = {
  size: 40,
  family: 30,
  length: 16,
  material: 10,
  strength: 8,
  series: 7,
  finish: 8,
  feature: 6,
  coating: 6,
  word: 6,
  dimension: 3,
} as const;
/** What is only begun, as while typing, or within 3 % of it. */
const nearly = 0.75;
/** Parts that lack no more than this stand together. */
const slack = 4;
const mostWords = 6;

export interface FoundItem {
  readonly item: FastenerItem;
  /** Best first. */
  readonly parts: readonly number[];
  /** Words of no part at all. */
  readonly setAside: readonly string[];
  /** The family that was asked for and is not sold; what is found is the nearest to it. */
  readonly notSold: string | null;
  /** Every part of it fits what was said. */
  readonly complete: boolean;
  /** Rows that fit as well as the first: the reading does not decide between them. */
  readonly equals: number;
}

/** Families to look for: those named, or where none of them is sold, the nearest that is. */
function soldFamilies(
  index: SearchIndex,
  families: readonly string[],
): { families: readonly string[]; notSold: string | null } {
  const { sold } = index.parts;
  const [first] = families;
  if (first === undefined) return { families, notSold: null };
  const { family } = lexiconOf(defaultTables);
  if (families.length > 9 || sold.has(first)) return { families, notSold: null };
  const rest = families.filter((id) => sold.has(id));
  const near: string[] = [];
  let next = family.get(first)?.nearest;
  for (let i = 0; i < 4 && next !== undefined; i += 1) {
    if (sold.has(next)) near.push(next);
    next = family.get(next)?.nearest;
  }
  return { families: [...new Set([...rest, ...near])], notSold: first };
}

function sizeScore(item: FastenerItem, part: PartSize, typing: boolean): number {
  const { size } = item;
  if (!size) return 0;
  if (part.system === null) return 0;
  const off = Math.abs(part.mm - size.mm);
  const unthreaded = part.system === 'plain' || size.system === 'plain';
  const same = unthreaded ? off <= (size.mm > 60 ? 0 : 0.06) : part.system === size.system && off < 0.02;
  // Concrete and wood screws are sold by either: 12g is about 5.5 mm.
  if (same) return weights.size;
  if (unthreaded && part.system !== size.system && off < 0.02) return weights.size;
  return typing && part.system === size.system && part.text.startsWith(size.text.toLowerCase())
    ? weights.size - slack
    : 0;
}

function lengthScore(item: FastenerItem, mm: number, typing: boolean): number {
  const { length } = item;
  if (!length || mm === 0) return 0;
  const off = Math.abs(mm - length.mm);
  if (off < 0.26) return weights.length;
  // Inch lengths of what is sold in millimetres are rounded: 1/2" is sold as 12 or 13 mm.
  if (off / length.mm <= (/["/]|in/.test(length.text) ? 0.06 : 0.03)) return weights.length * nearly;
  return typing && String(Math.round(mm * 100) / 100).startsWith(length.text) ? weights.length - slack : 0;
}

const anyOf = (wanted: readonly string[], found: readonly string[]) => wanted.some((each) => found.includes(each));

const kindOfFeature = new Map(defaultTables.features.map(({ id, kind }) => [id, kind]));

function detailScore(item: FastenerItem, part: PartDetail): number {
  let score = 0;
  if (item.materials.length > 0 && anyOf(item.materials, part.materials)) score += weights.material;
  if (item.strengths.length > 0) {
    if (anyOf(item.strengths, part.strengths)) score += weights.strength;
    else if (item.materials.length > 0 && /^(?:50|70|80)$/.test(item.strengths[0] ?? '') && part.strengths.length === 0)
      score += weights.strength * nearly;
  }
  for (const feature of item.features) {
    if (part.features.includes(feature)) score += weights.feature;
    else if (!part.features.some((each) => kindOfFeature.get(each) === kindOfFeature.get(feature)))
      score += weights.feature / 2;
  }
  if (item.coating !== null && item.coating === part.coating) score += weights.coating;
  return score;
}

/** What each value of the catalogue's columns counts for an item: a row's score is a sum of look-ups. */
function scoresOf(index: SearchIndex, item: FastenerItem, families: readonly string[], typing: boolean) {
  const { parts, list } = index;
  const general = item.named !== 1;
  const familyOf = parts.kinds.map(({ family }) => (family === null ? -1 : families.indexOf(family)));
  const { series, tpi } = item.thread;
  return {
    kind: Float32Array.from(familyOf, (place) => (place < 0 ? 0 : weights.family)),
    order: Float32Array.from(familyOf, (place) => (place < 0 || general ? 0 : -60 * place)),
    size: Float32Array.from(parts.sizes, (size) => sizeScore(item, size, typing)),
    length: Float32Array.from(parts.lengths, (mm) => lengthScore(item, mm, typing)),
    thread: Float32Array.from(parts.threads, (thread) => {
      if (tpi !== null && thread.tpi !== null) return thread.tpi === tpi ? weights.series : 0;
      if (series === null) return 0;
      return thread.series === series ? weights.series : thread.series === null ? weights.series / 2 : 0;
    }),
    finish: Float32Array.from(parts.finishes, (finish) => (item.finishes.includes(finish) ? weights.finish : 0)),
    finishOrder: Float32Array.from(parts.finishes, (finish) => -12 * Math.max(0, item.finishes.indexOf(finish))),
    detail: Float32Array.from(parts.details, (detail) => detailScore(item, detail)),
    threadId: list.columns.thread,
    lengthId: list.columns.length,
    finishId: list.columns.finish,
  };
}

/** The outer diameter of a washer and the pitch of a fine thread stand in the description alone. */
function dimensionScore(index: SearchIndex, { dimensions, thread }: FastenerItem, row: number): number {
  const figures = [...dimensions, ...(thread.series === 'fine' && thread.pitch !== null ? [thread.pitch] : [])];
  if (figures.length === 0) return 0;
  const description = index.list.description[row] ?? '';
  return figures.filter((figure) => description.includes(`× ${figure}`)).length * weights.dimension;
}

/** The best `limit` of rows by their key, best first. */
function best(rows: Int32Array, keys: Float64Array, many: number, limit: number): number[] {
  if (many > limit * 8 && limit <= 100) {
    const top: number[] = [];
    let least = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < many; i += 1) {
      const key = keys[i] ?? 0;
      if (top.length >= limit && key <= least) continue;
      let at = top.length;
      while (at > 0 && (keys[top[at - 1] ?? 0] ?? 0) < key) at -= 1;
      top.splice(at, 0, i);
      if (top.length > limit) top.pop();
      least = keys[top[top.length - 1] ?? 0] ?? 0;
    }
    return top.map((i) => rows[i] ?? 0);
  }
  return Array.from({ length: many }, (_, i) => i)
    .sort((a, b) => (keys[b] ?? 0) - (keys[a] ?? 0) || a - b)
    .slice(0, limit)
    .map((i) => rows[i] ?? 0);
}

interface WordsFound {
  /** How many of the words each row has, or null where there are none. */
  readonly counts: Uint8Array | null;
  readonly used: number;
  readonly setAside: readonly string[];
}

/** Words that the tables do not know, as words of the catalogue: whole, begun or misspelt. */
function wordsFound(index: SearchIndex, reading: FastenerReading): WordsFound {
  const setAside: string[] = [];
  let counts: Uint8Array | null = null;
  let used = 0;
  for (const { text } of reading.unknown.slice(0, mostWords)) {
    const meant = hasWord(index, text) ? [text] : meantWords(index, text).slice(0, 1);
    const [word] = meant;
    if (word === undefined) {
      setAside.push(text);
      continue;
    }
    counts ??= new Uint8Array(index.list.count);
    const bit = 1 << used;
    used += 1;
    const rows = rowsOfWord(index, word);
    for (let i = 0; i < rows.length; i += 1) {
      const row = rows[i] ?? 0;
      counts[row] = (counts[row] ?? 0) | bit;
    }
  }
  return { counts, used, setAside };
}

const bits = Uint8Array.from({ length: 64 }, (_, i) => i.toString(2).replaceAll('0', '').length);

export interface FindOptions {
  readonly limit: number;
  /** The text may go on: its last figure or word is perhaps only begun. */
  readonly typing: boolean;
}

/** Parts for each item of a reading, the nearest where nothing has all that was said. */
export function findParts(index: SearchIndex, reading: FastenerReading, options: FindOptions): FoundItem[] {
  const words = wordsFound(index, reading);
  return reading.items.map((item) => {
    const found = findItem(index, reading, item, words, options);
    const [first] = found.parts;
    if (item.size === null || item.role === null || first === undefined) return found;
    if (sizeScore(item, index.parts.sizes[index.parts.size[first] ?? 0] ?? noSize, options.typing) > 0) return found;
    // No size of the family is the one asked for: another family of the same role is nearer than another size.
    const alike = lexiconOf(defaultTables)
      .tables.families.filter(({ role }) => role === item.role)
      .map(({ id }) => id);
    const wider = { ...item, families: [...new Set([...item.families, ...alike])], named: 0 };
    const other = findItem(index, reading, wider, words, options);
    return { ...other, item, notSold: item.families[0] ?? null, complete: false };
  });
}

const noSize: PartSize = { mm: 0, system: null, text: '' };

function findItem(
  index: SearchIndex,
  reading: FastenerReading,
  item: FastenerItem,
  words: WordsFound,
  { limit, typing }: FindOptions,
): FoundItem {
  const { families: given, notSold } = soldFamilies(index, item.families);
  const atEnd = (end: number | undefined) => typing && end === reading.text.trimEnd().length;
  const begun = atEnd(item.length?.end) || (item.length === null && atEnd(item.size?.end));
  const families =
    item.dimensions.length > 0 && given.includes('flat_washer') ? [...new Set([...given, 'large_washer'])] : given;
  const wanted = { ...item, families };
  const none = { item, parts: [], setAside: words.setAside, notSold, complete: false, equals: 0 };
  if (
    families.length === 0 &&
    item.size === null &&
    words.used === 0 &&
    item.materials.length === 0 &&
    item.strengths.length === 0 &&
    item.finishes.length === 0
  )
    return none;
  const scores = scoresOf(index, wanted, families, begun);
  const { parts } = index;
  const { totals, rows, keys } = parts.scratch;
  const mustFamily = families.length > 0;
  const mustSize = !mustFamily && item.size !== null;
  const looked = mustFamily ? families.flatMap((id) => parts.rowsOf.get(id) ?? []) : [parts.all];
  let most = 0;
  for (const group of looked) {
    for (let i = 0; i < group.length; i += 1) {
      const row = group[i] ?? 0;
      const size = scores.size[parts.size[row] ?? 0] ?? 0;
      if (mustSize && size === 0) {
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
        (words.counts === null ? 0 : weights.word * (bits[words.counts[row] ?? 0] ?? 0));
      totals[row] = total;
      if (total > most) most = total;
    }
  }
  if (most === 0) return none;
  let many = 0;
  let equals = 0;
  for (const group of looked) {
    for (let i = 0; i < group.length; i += 1) {
      const row = group[i] ?? 0;
      const total = totals[row] ?? 0;
      if (total < most - slack || total === 0) continue;
      if (total === most) equals += 1;
      rows[many] = row;
      keys[many] =
        (total + dimensionScore(index, item, row)) * 10_000 +
        (index.boost?.[row] ?? 0) +
        (parts.ordinary[row] ?? 0) +
        (scores.order[parts.kind[row] ?? 0] ?? 0) +
        (scores.finishOrder[scores.finishId[row] ?? 0] ?? 0);
      many += 1;
    }
  }
  const possible =
    (mustFamily ? weights.family : 0) +
    (item.size ? weights.size : 0) +
    (item.length ? weights.length : 0) +
    (item.materials.length > 0 ? weights.material : 0) +
    (item.strengths.length > 0 ? weights.strength : 0) +
    (item.thread.series !== null || item.thread.tpi !== null ? weights.series : 0) +
    (item.finishes.length > 0 ? weights.finish : 0) +
    item.features.length * weights.feature +
    (item.coating === null ? 0 : weights.coating) +
    words.used * weights.word;
  const complete = most >= possible - 3.6 && words.setAside.length === 0 && notSold === null;
  return { item, parts: best(rows, keys, many, limit), setAside: words.setAside, notSold, complete, equals };
}

/**
 * What a part is not, of what one item of a reading asks for, as typed. `strict`: only the finish that the words name, not those that
 * they are also used for.
 */
export function withoutPart(
  index: SearchIndex,
  reading: FastenerReading,
  item: FastenerItem,
  row: number,
  strict = false,
): string[] {
  const { parts, list } = index;
  const missing: string[] = [];
  const size = parts.sizes[parts.size[row] ?? 0];
  const detail = parts.details[parts.detail[row] ?? 0];
  const thread = parts.threads[list.columns.thread[row] ?? 0];
  const finish = parts.finishes[list.columns.finish[row] ?? 0] ?? '';
  const { series } = item.thread;
  if (item.size && size && sizeScore(item, size, true) === 0) missing.push(item.size.text);
  if (item.length && lengthScore(item, parts.lengths[list.columns.length[row] ?? 0] ?? 0, true) === 0) {
    missing.push(item.length.text);
  }
  if (series !== null && thread && thread.series !== null && thread.series !== series) missing.push(series);
  if (detail) {
    if (item.materials.length > 0 && !anyOf(item.materials, detail.materials)) missing.push(item.materials[0] ?? '');
    if (item.strengths.length > 0 && detail.strengths.length > 0 && !anyOf(item.strengths, detail.strengths)) {
      missing.push(item.strengths[0] ?? '');
    }
    for (const feature of item.features) {
      const alike = detail.features.filter((each) => kindOfFeature.get(each) === kindOfFeature.get(feature));
      if (alike.length > 0 && !alike.includes(feature)) missing.push(feature);
    }
    if (item.coating !== null && detail.coating !== null && item.coating !== detail.coating) {
      missing.push(`class ${item.coating}`);
    }
  }
  const finishes = strict ? item.finishes.slice(0, 1) : item.finishes;
  if (finishes.length > 0 && !finishes.includes(finish)) {
    const typed = reading.known.filter(({ says }) => says === 'finish').map(({ text }) => text);
    missing.push([...new Set(typed)].join(' ') || (item.finishes[0] ?? ''));
  }
  return missing;
}

/** What a found part is not, of what was typed. */
export function withoutOf(index: SearchIndex, reading: FastenerReading, found: FoundItem, row: number): string[] {
  const { item, setAside, notSold } = found;
  const family = notSold === null ? [] : [lexiconOf(defaultTables).family.get(notSold)?.name ?? notSold];
  const missing = [...setAside, ...withoutPart(index, reading, item, row), ...family];
  return [...new Set(missing.filter((word) => word !== ''))];
}
