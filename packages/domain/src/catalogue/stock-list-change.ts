import { type ReadableStockList, readStockList, type StockList } from './stock-list.ts';
import type { PackedStockList } from './types.ts';

/** Changes since version `from` of a stock list: new or changed parts, and removed codes. */
export interface StockListChange {
  readonly from: string;
  readonly version: string;
  readonly changed: PackedStockList;
  readonly removed: readonly string[];
}

type ColumnName = keyof PackedStockList['columns'];
type DictionaryName = keyof PackedStockList['dictionaries'];

/**
 * Returns the list after a change (SRCH-03): changed parts keep their row, new parts are added at the end, removed parts are taken out.
 * Does not modify the given list. Throws an Error if the change is for another version or is damaged.
 */
export function applyStockListChange(list: StockList, change: StockListChange): StockList {
  if (change.from !== list.version) {
    throw new Error(`The change is for version ${change.from}, the stock list is of ${list.version}`);
  }
  const next = readStockList(change.changed);
  const gone = new Set(change.removed.map((code) => code.toUpperCase()));
  // For each row of the new list: its row in the old list, or -1 - its index in the change.
  const source: number[] = [];
  for (let row = 0; row < list.count; row += 1) {
    const code = list.stock_code[row] ?? '';
    if (gone.has(code.toUpperCase())) continue;
    const changed = next.rowOf(code);
    source.push(changed < 0 ? row : -1 - changed);
  }
  for (let row = 0; row < next.count; row += 1) {
    if (list.rowOf(next.stock_code[row] ?? '') < 0) source.push(-1 - row);
  }
  const texts = (name: 'stock_code' | 'description') =>
    source.map((at) => (at < 0 ? next[name][-1 - at] : list[name][at]) ?? '');
  const dictionaries: Partial<Record<DictionaryName, readonly string[]>> = {};
  const columns: Partial<Record<ColumnName, ArrayLike<number>>> = {};
  for (const name of Object.keys(list.columns) as ColumnName[]) {
    const ids = name in list.dictionaries ? joinDictionary(list, next, name as DictionaryName, dictionaries) : null;
    const column = new Float64Array(source.length);
    source.forEach((at, row) => {
      const value = (at < 0 ? next.columns[name][-1 - at] : list.columns[name][at]) ?? 0;
      column[row] = at < 0 && ids ? (ids[value] ?? 0) : value;
    });
    columns[name] = column;
  }
  const superseded: Record<string, string> = { ...list.superseded };
  for (const code of [...next.stock_code, ...change.removed]) delete superseded[code];
  Object.assign(superseded, next.superseded);
  return readStockList({
    version: change.version,
    count: source.length,
    stock_code: texts('stock_code'),
    description: texts('description'),
    // Every name was visited above.
    dictionaries: dictionaries as ReadableStockList['dictionaries'],
    columns: columns as ReadableStockList['columns'],
    superseded,
    knowledge: next.knowledge,
  });
}

/** Appends new texts to a dictionary; returns the index in it of each text of the change. */
function joinDictionary(
  list: StockList,
  next: StockList,
  name: DictionaryName,
  dictionaries: Partial<Record<DictionaryName, readonly string[]>>,
): readonly number[] {
  const joined = [...list.dictionaries[name]];
  const known = new Map(joined.map((text, id) => [text, id]));
  const ids = next.dictionaries[name].map((text) => {
    const id = known.get(text);
    if (id !== undefined) return id;
    joined.push(text);
    return joined.length - 1;
  });
  dictionaries[name] = joined;
  return ids;
}
