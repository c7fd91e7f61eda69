import { tablesWith } from '../fasteners/own-knowledge.ts';
import { tokensOf } from '../fasteners/tokens.ts';
import { plainCode, type SortedCodes, sortCodes } from './codes.ts';
import { type PartAttributes, readParts } from './part-attributes.ts';
import { popularityIn } from './popularity.ts';
import type { NearStock } from './product.ts';
import type { StockList } from './stock-list.ts';
import type { CustomerStockCode, SearchMutation } from './types.ts';

/** User-specific search data: own codes, and the server's rewrites of the typed text. */
export interface PersonalSearch {
  readonly customerCodes?: readonly CustomerStockCode[];
  readonly mutations?: readonly SearchMutation[];
  /** Superseded code → its replacement, in addition to the stock list's own. */
  readonly superseded?: Readonly<Record<string, string>>;
  /** Stock codes that the account has bought before. */
  readonly bought?: readonly string[];
  /** What is in stock near the buyer; without effect on a stock list of another version. */
  readonly in_stock?: Pick<NearStock, 'version' | 'held'> | null;
}

/** Alternative codes of parts, with their original text. */
export interface AltCodes extends SortedCodes {
  readonly texts: readonly string[];
}

/** Built once for a stock list; `personalise` replaces only the user-specific part. */
export interface SearchIndex {
  readonly list: StockList;
  readonly codes: SortedCodes;
  readonly plainCodes: SortedCodes;
  readonly customer: AltCodes;
  readonly superseded: AltCodes;
  readonly mutate: (text: string) => string;
  readonly words: WordIndex;
  /** The catalogue as read by the grammar. */
  readonly parts: PartAttributes;
  /** Ranking bonus by row: bought before, popularity, in stock. */
  readonly boost: Float32Array;
}

interface WordIndex {
  /** Distinct tokens in order; the rows of token i are `rows[starts[i]..starts[i + 1]]`, so a prefix is one slice. */
  readonly tokens: readonly string[];
  readonly starts: Int32Array;
  readonly rows: Int32Array;
  /** Reusable buffers: marks by row, distinguished by an increasing number instead of being cleared. */
  readonly scratch: { readonly marks: Int32Array; readonly exact: Uint8Array; next: number };
}

const wordColumns = ['product_type', 'thread', 'size', 'length', 'finish', 'spec'] as const;

function altCodes(list: StockList, pairs: readonly (readonly [string, string])[]): AltCodes {
  const found = pairs
    .map(([alt, stock_code]) => ({ alt, key: plainCode(alt), row: list.rowOf(stock_code) }))
    .filter(({ key, row }) => row >= 0 && key !== '');
  const sorted = sortCodes(
    found.map(({ key }) => key),
    Int32Array.from(found, (_, i) => i),
  );
  return {
    keys: sorted.keys,
    values: sorted.values.map((i) => found[i]?.row ?? -1),
    texts: Array.from(sorted.values, (i) => found[i]?.alt ?? ''),
  };
}

/** Returns a function that replaces each whole-word match of `from` with `to` in one pass, so that rewrites do not affect each other. */
function mutator(mutations: readonly SearchMutation[]): (text: string) => string {
  const to = new Map(mutations.filter(({ from }) => from.trim()).map((m) => [m.from.trim().toLowerCase(), m.to]));
  if (to.size === 0) return (text) => text;
  const escaped = [...to.keys()]
    .sort((a, b) => b.length - a.length)
    .map((from) => from.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&'));
  const words = new RegExp(`(?<![\\p{L}\\p{N}])(?:${escaped.join('|')})(?![\\p{L}\\p{N}])`, 'giu');
  return (text) => text.replace(words, (found) => to.get(found.toLowerCase()) ?? found);
}

function buildWords(list: StockList): WordIndex {
  const ids = new Map<string, number>();
  const idOf = (text: string): number => {
    const known = ids.get(text);
    if (known !== undefined) return known;
    ids.set(text, ids.size);
    return ids.size - 1;
  };
  const idsOf = (text: string): number[] => tokensOf(text, true).map((token) => idOf(token.text));
  const byValue = wordColumns.map((name) => ({
    column: list.columns[name],
    ids: list.dictionaries[name].map(idsOf),
  }));
  let flat = new Int32Array(Math.max(1024, list.count * 16));
  const ends = new Int32Array(list.count);
  const seen: number[] = [];
  const uses: number[] = [];
  let length = 0;
  const add = (id: number, row: number): void => {
    if (seen[id] === row + 1) return;
    seen[id] = row + 1;
    uses[id] = (uses[id] ?? 0) + 1;
    if (length === flat.length) {
      const longer = new Int32Array(length * 2);
      longer.set(flat);
      flat = longer;
    }
    flat[length] = id;
    length += 1;
  };
  for (let row = 0; row < list.count; row += 1) {
    for (const token of tokensOf(list.description[row] ?? '', true)) add(idOf(token.text), row);
    for (const { column, ids: valueIds } of byValue) {
      for (const id of valueIds[column[row] ?? -1] ?? []) add(id, row);
    }
    ends[row] = length;
  }
  const tokens = [...ids.keys()].sort();
  const starts = new Int32Array(tokens.length + 1);
  const next = new Int32Array(tokens.length);
  tokens.forEach((token, rank) => {
    const id = ids.get(token) ?? 0;
    next[id] = starts[rank] ?? 0;
    starts[rank + 1] = (starts[rank] ?? 0) + (uses[id] ?? 0);
  });
  const rows = new Int32Array(length);
  let at = 0;
  for (let row = 0; row < list.count; row += 1) {
    for (const end = ends[row] ?? 0; at < end; at += 1) {
      const id = flat[at] ?? 0;
      const place = next[id] ?? 0;
      rows[place] = row;
      next[id] = place + 1;
    }
  }
  return {
    tokens,
    starts,
    rows,
    scratch: { marks: new Int32Array(list.count), exact: new Uint8Array(list.count), next: 1 },
  };
}

/** Bought before outweighs all ranks of `ordinary-rank.ts` together (42) and an unusual kind; popularity and stock decide between similar parts. */
const boosts = { bought: 200, popularity: 100, in_stock: 15 } as const;

function boostOf(list: StockList, { bought = [], in_stock = null }: PersonalSearch): Float32Array {
  const boost = new Float32Array(list.count);
  const { flags } = list.columns;
  for (let row = 0; row < list.count; row += 1) boost[row] = boosts.popularity * popularityIn(flags[row] ?? 0);
  const add = (code: string, value: number): void => {
    const row = list.rowOf(code);
    if (row >= 0) boost[row] = (boost[row] ?? 0) + value;
  };
  for (const code of bought) add(code, boosts.bought);
  if (in_stock?.version === list.version) {
    for (let row = 0; row < list.count; row += 1) {
      if (in_stock.held[row] === '1') boost[row] = (boost[row] ?? 0) + boosts.in_stock;
    }
  }
  return boost;
}

/** Returns the index with another user's codes and rewrites; the cost depends only on how many there are. */
export function personalise(index: SearchIndex, personal: PersonalSearch): SearchIndex {
  const { list } = index;
  return {
    ...index,
    customer: altCodes(
      list,
      (personal.customerCodes ?? []).map((code) => [code.customer_stock_code, code.stock_code]),
    ),
    superseded: altCodes(list, Object.entries({ ...list.superseded, ...personal.superseded })),
    mutate: mutator([...(list.knowledge?.synonyms ?? []), ...(personal.mutations ?? [])]),
    boost: boostOf(list, personal),
  };
}

/** Builds the index (SRCH-01, SRCH-03). Target: under 400 ms for 100,000 parts. */
export function buildSearchIndex(list: StockList, personal: PersonalSearch = {}): SearchIndex {
  const none: AltCodes = { keys: [], values: new Int32Array(0), texts: [] };
  return personalise(
    {
      list,
      codes: sortCodes(list.stock_code.map((code) => code.toUpperCase())),
      plainCodes: sortCodes(list.stock_code.map(plainCode)),
      customer: none,
      superseded: none,
      mutate: (text) => text,
      words: buildWords(list),
      parts: readParts(list, tablesWith(list.knowledge)),
      boost: new Float32Array(0),
    },
    personal,
  );
}
