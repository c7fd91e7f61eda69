import { ownThreadOf } from '../fasteners/own-patterns.ts';
import { bestPhrases, familiesOfWords, groupsOf } from '../fasteners/read-families.ts';
import { readGrades } from '../fasteners/read-grade.ts';
import { readSizes } from '../fasteners/read-size.ts';
import { readWords } from '../fasteners/read-words.ts';
import { parseSize } from '../fasteners/sizes.ts';
import { defaultTables, type Lexicon, lexiconOf } from '../fasteners/tables.ts';
import type { FastenerTables, Role, SizeSystem, ThreadReading } from '../fasteners/types.ts';
import { readable, WorkingText } from '../fasteners/working-text.ts';
import { coarseRank, finishRank, flagPenalty, gradeRank, lengthRank, packPenalty, sizeRank } from './ordinary-rank.ts';
import type { StockList } from './stock-list.ts';

/** The kind of part that the first words of a description name. */
export interface PartKind {
  readonly family: string | null;
  readonly role: Role | null;
}

/** What the description says after the size: material, class, head, point. */
export interface PartDetail {
  readonly materials: readonly string[];
  readonly strengths: readonly string[];
  readonly features: readonly string[];
  readonly coating: string | null;
}

export interface PartSize {
  /** Millimetres; millilitres for a volume. Channels and hose clamps have two numbers in one, `first * 1000 + second`. 0 if unreadable. */
  readonly mm: number;
  readonly system: SizeSystem | null;
  /** As the catalogue writes it, in lower case without spaces. */
  readonly text: string;
}

/**
 * The catalogue as read by the grammar: for each attribute a number per row, and the value that each number stands for. Many descriptions
 * share their beginnings and endings, so each of those is parsed once and a search only looks up numbers.
 */
export interface PartAttributes {
  /** The tables that the catalogue was read with. */
  readonly lexicon: Lexicon;
  readonly kind: Int32Array;
  readonly kinds: readonly PartKind[];
  readonly detail: Int32Array;
  readonly details: readonly PartDetail[];
  readonly size: Int32Array;
  readonly sizes: readonly PartSize[];
  /** By value of the stock list's column `length`: millimetres, 0 for none. */
  readonly lengths: readonly number[];
  /** By value of the stock list's column `thread`. */
  readonly threads: readonly Pick<ThreadReading, 'series' | 'tpi'>[];
  /** By value of the stock list's column `finish`. */
  readonly finishes: readonly string[];
  /** How common each part is; breaks ties between equal matches. */
  readonly ordinary: Float32Array;
  /** Families that have at least one part. */
  readonly sold: ReadonlySet<string>;
  /** The rows of each family. */
  readonly rowsOf: ReadonlyMap<string, Int32Array>;
  readonly all: Int32Array;
  /** Buffers that every search reuses, to avoid allocating megabytes. */
  readonly scratch: { readonly totals: Float32Array; readonly rows: Int32Array; readonly keys: Float64Array };
}

const noDetail: PartDetail = { materials: [], strengths: [], features: [], coating: null };

/** A catalogue's own words are never corrected. */
const everyWordIsKnown = () => true;

function kindOf(lexicon: Lexicon, heading: string): PartKind {
  const { words, brands } = readWords(lexicon, new WorkingText(readable(heading)), everyWordIsKnown);
  const [group] = groupsOf(lexicon, words);
  const [id] = group ? familiesOfWords(lexicon, { ...group, words }, [], brands).families : [];
  const family = id === undefined ? undefined : lexicon.family.get(id);
  return { family: family?.id ?? null, role: family?.role ?? null };
}

const materialsOfGrade = ({ record: { material, ranksAs } }: Lexicon['grades'][number]) => [
  ...(material === undefined ? [] : [material]),
  ...(ranksAs?.materials ?? []),
];
const strengthsOfGrade = ({ record: { strength, ranksAs } }: Lexicon['grades'][number]) => [
  ...(strength === undefined ? [] : [strength]),
  ...(ranksAs?.strengths ?? []),
];

function detailOf(lexicon: Lexicon, kind: PartKind, spec: string, rest: string): PartDetail {
  // `st/st` is a steel rivet with a steel mandrel; buyers also write it for stainless steel.
  const isSteel = /^st\/st$/i.test(spec);
  const text = new WorkingText(readable(`${isSteel ? 'steel' : spec} ~ ${rest}`));
  const drilling = kind.family === 'self_drilling_screw';
  const { materials, strengths, coating } = readGrades(text)(
    kind.role,
    /grade/i.test(spec) ? 'inch' : 'metric',
    drilling,
  );
  const bag = new Set(readWords(lexicon, text, everyWordIsKnown).words.map(({ word }) => word));
  const phrases = bestPhrases(lexicon.grades, bag);
  const name = new Set((lexicon.family.get(kind.family ?? '')?.name ?? '').toLowerCase().split(/[^a-z]+/));
  const own = new Set([...bag].filter((word) => !name.has(word)));
  const bare = /^0?\d{1,2}$/.test(spec) ? [spec] : [];
  return {
    materials: [...new Set([...(isSteel ? ['steel'] : []), ...materials, ...phrases.flatMap(materialsOfGrade)])],
    strengths: [...new Set([...bare, ...strengths, ...phrases.flatMap(strengthsOfGrade)])],
    features: [
      ...new Set(
        lexicon.features.filter(({ words }) => words.every((word) => own.has(word))).map(({ record }) => record.id),
      ),
    ],
    coating,
  };
}

function sizeOf({ ownThreads }: Lexicon, text: string, inches: boolean): PartSize {
  const own = ownThreads.length > 0 ? ownThreadOf(ownThreads, text) : null;
  if (own) return { mm: own.mm, system: 'named', text: own.designation };
  const written = text.toLowerCase().replace(/\s+/g, '');
  const channel = /^(\d+)[×x](\d+)$/.exec(written);
  if (channel) return { mm: Number(channel[1]) * 1000 + Number(channel[2]), system: 'plain', text: written };
  // The range of a hose clamp, like a channel's two sides.
  const range = /^(\d+)[–-](\d+)mm$/.exec(written);
  if (range) return { mm: Number(range[1]) * 1000 + Number(range[2]), system: 'plain', text: written };
  const volume = /^(\d+)ml$/.exec(written);
  if (volume) return { mm: Number(volume[1]), system: 'plain', text: written };
  const size = parseSize(inches && /^[\d.]+$/.test(written) ? `${text}"` : text);
  if (!size) return { mm: 0, system: null, text: written };
  const system =
    size.system === 'gauge' ? 'number' : size.system !== 'metric' ? 'inch' : /^m/.test(written) ? 'metric' : 'plain';
  return { mm: size.mm, system, text: written };
}

function threadOf(text: string): Pick<ThreadReading, 'series' | 'tpi'> {
  const tpi = /^(\d+) TPI$/.exec(text);
  if (tpi) return { series: null, tpi: Number(tpi[1]) };
  const named = /fine|coarse|UNC|UNF|BSW|BSF/.exec(text)?.[0];
  if (named) return { series: named as 'fine' | 'coarse' | 'UNC' | 'UNF' | 'BSW' | 'BSF', tpi: null };
  const { thread } = readSizes(new WorkingText(readable(text)), 'threaded', null);
  return { series: thread.series, tpi: thread.tpi };
}

function finishOf(lexicon: Lexicon, text: string): string {
  const { words } = readWords(lexicon, new WorkingText(readable(text)), everyWordIsKnown);
  return bestPhrases(lexicon.finishes, new Set(words.map(({ word }) => word)))[0]?.record.id ?? '';
}

/** Splits a description into the words before the first number and the text after the dimensions. */
function split(description: string): readonly [heading: string, rest: string, packed: boolean] {
  let at = 0;
  while (at < description.length) {
    const code = description.charCodeAt(at);
    if ((code >= 48 && code <= 57) || code === 35 || code === 44) break;
    at += 1;
  }
  const heading = description.slice(0, at).replace(/(?:^|\s)M$/, '');
  const comma = description.indexOf(',', at);
  if (comma < 0) return [heading, description.slice(at).replace(/\S*\d\S*/g, ''), false];
  const bulk = description.indexOf(', bulk ', comma);
  const form = bulk < 0 ? description.indexOf(', pack of ', comma) : bulk;
  return [heading, form < 0 ? description.slice(comma) : description.slice(comma, form), form >= 0];
}

/** Assigns consecutive ids to texts. */
class Ids<Value> {
  readonly values: Value[] = [];
  private readonly ids = new Map<string, number>();
  idOf(key: string, make: () => Value): number {
    const known = this.ids.get(key);
    if (known !== undefined) return known;
    this.ids.set(key, this.values.length);
    this.values.push(make());
    return this.values.length - 1;
  }
}

/** A washer of 1 inch has no thread that says so, but its description writes 1". */
const isWholeInch = (size: string, description: string): boolean =>
  /^\d$/.test(size) && description.includes(`${size}"`);

/** The columns' values as the fastener grammar reads them, before any row is read. */
function readColumns(lexicon: Lexicon, { dictionaries }: StockList) {
  const threads = dictionaries.thread.map(threadOf);
  return {
    threads,
    inches: threads.map(({ series }) => series === 'UNC' || series === 'UNF' || series === 'BSW'),
    lengths: dictionaries.length.map((text) => parseSize(text)?.mm ?? 0),
    finishes: dictionaries.finish.map((text) => finishOf(lexicon, text)),
  };
}

/** The rows of each family that has any. */
function rowsByFamily(kind: Int32Array, kinds: readonly PartKind[]): ReadonlyMap<string, Int32Array> {
  const rowsOf = new Map<string, number[]>();
  kind.forEach((id, row) => {
    const family = kinds[id]?.family;
    if (!family) return;
    const rows = rowsOf.get(family);
    if (rows) rows.push(row);
    else rowsOf.set(family, [row]);
  });
  return new Map([...rowsOf].map(([family, rows]) => [family, Int32Array.from(rows)]));
}

/** Reads every description of a stock list with the fastener grammar, once per distinct beginning and ending. Rows are list positions. */
export function readParts(list: StockList, tables: FastenerTables = defaultTables): PartAttributes {
  const lexicon = lexiconOf(tables);
  const { dictionaries, columns } = list;
  const { threads, inches, lengths, finishes } = readColumns(lexicon, list);
  const kinds = new Ids<PartKind>();
  const details = new Ids<PartDetail>();
  const sizes = new Ids<PartSize>();
  const gradeRanks = new Map<string, number>();
  const kind = new Int32Array(list.count);
  const detail = new Int32Array(list.count);
  const size = new Int32Array(list.count);
  const ordinary = new Float32Array(list.count);

  const kindIdOf = (heading: string, typeId: number): number =>
    kinds.idOf(`${heading}|${typeId}`, () => {
      const named = kindOf(lexicon, heading);
      return named.family === null ? kindOf(lexicon, dictionaries.product_type[typeId] ?? '') : named;
    });
  const sizeIdOf = (sizeId: number, threadId: number, description: string): number => {
    const text = dictionaries.size[sizeId] ?? '';
    const inInches = isWholeInch(text, description) || (inches[threadId] ?? false);
    return sizes.idOf(`${sizeId}|${inInches}`, () => sizeOf(lexicon, text, inInches));
  };
  const gradeRankOf = (kindId: number, detailId: number): number => {
    const key = `${kindId}|${detailId}`;
    const known = gradeRanks.get(key);
    if (known !== undefined) return known;
    const rank = gradeRank(lexicon, kinds.values[kindId]?.family ?? null, details.values[detailId] ?? noDetail);
    gradeRanks.set(key, rank);
    return rank;
  };

  for (let row = 0; row < list.count; row += 1) {
    const description = list.description[row] ?? '';
    const [heading, rest, isPacked] = split(description);
    const threadId = columns.thread[row] ?? 0;
    const specId = columns.spec[row] ?? 0;
    const kindId = kindIdOf(heading, columns.product_type[row] ?? 0);
    const of = kinds.values[kindId] ?? { family: null, role: null };
    const detailId = details.idOf(`${kindId}|${specId}|${rest}`, () =>
      detailOf(lexicon, of, dictionaries.spec[specId] ?? '', rest),
    );
    const sizeId = sizeIdOf(columns.size[row] ?? 0, threadId, description);
    kind[row] = kindId;
    detail[row] = detailId;
    size[row] = sizeId;
    const partSize = sizes.values[sizeId] ?? { mm: 0, system: null, text: '' };
    const { series } = threads[threadId] ?? { series: null };
    ordinary[row] =
      gradeRankOf(kindId, detailId) +
      finishRank(of.family, finishes[columns.finish[row] ?? 0] ?? '') +
      lengthRank(lengths[columns.length[row] ?? 0] ?? 0, partSize.mm) +
      sizeRank(partSize) +
      (series === 'fine' || series === 'UNF' ? 0 : coarseRank) -
      (isPacked ? packPenalty : 0) -
      flagPenalty(columns.flags[row] ?? 0);
  }
  const rowsOf = rowsByFamily(kind, kinds.values);
  return {
    lexicon,
    ...{ kind, detail, size, lengths, threads, finishes, ordinary },
    kinds: kinds.values,
    details: details.values,
    sizes: sizes.values,
    sold: new Set(rowsOf.keys()),
    rowsOf,
    all: Int32Array.from({ length: list.count }, (_, row) => row),
    scratch: {
      totals: new Float32Array(list.count),
      rows: new Int32Array(list.count),
      keys: new Float64Array(list.count),
    },
  };
}
