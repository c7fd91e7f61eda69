import type { OwnKnowledge } from '../fasteners/own-knowledge.ts';
import { readStockList, type StockList } from './stock-list.ts';
import type { PackedStockList } from './types.ts';

type DictionaryName = keyof PackedStockList['dictionaries'];
type ColumnName = keyof PackedStockList['columns'];

/** Joins a stock list that arrives in pieces, each packed on its own, so that a large one is never in memory as rows. */
export interface StockListPieces {
  add(piece: PackedStockList): void;
  list(version: string, knowledge?: OwnKnowledge): StockList;
}

/** `count`: number of parts expected; more are taken as well. */
export function createStockListPieces(count: number): StockListPieces {
  const stock_code: string[] = [];
  const description: string[] = [];
  const dictionaries = new Map<string, Map<string, number>>();
  const columns = new Map<ColumnName, Float64Array | Int32Array>();
  const superseded: Record<string, string> = {};

  function columnFor(name: ColumnName, size: number): Float64Array | Int32Array {
    const known = columns.get(name);
    if (known && known.length >= size) return known;
    const length = Math.max(count, Math.ceil(size * 1.5));
    const longer = name === 'pack_weight' ? new Float64Array(length) : new Int32Array(length);
    if (known) longer.set(known);
    columns.set(name, longer);
    return longer;
  }
  /** The index in the whole list's dictionary of each of the piece's texts; null for a column of plain numbers. */
  function numbersOf(piece: PackedStockList, name: ColumnName): readonly number[] | null {
    if (!(name in piece.dictionaries)) return null;
    const known = dictionaries.get(name) ?? new Map<string, number>();
    dictionaries.set(name, known);
    return piece.dictionaries[name as DictionaryName].map((text) => {
      const id = known.get(text) ?? known.size;
      known.set(text, id);
      return id;
    });
  }

  return {
    add(piece) {
      const from = stock_code.length;
      for (const name of Object.keys(piece.columns) as ColumnName[]) {
        const values = piece.columns[name];
        const numbers = numbersOf(piece, name);
        const column = columnFor(name, from + piece.count);
        for (let i = 0; i < piece.count; i += 1) {
          const value = values[i] ?? 0;
          column[from + i] = numbers ? (numbers[value] ?? 0) : value;
        }
      }
      for (const code of piece.stock_code) stock_code.push(code);
      for (const text of piece.description) description.push(text);
      Object.assign(superseded, piece.superseded);
    },
    list(version, knowledge) {
      const size = stock_code.length;
      return readStockList({
        version,
        count: size,
        stock_code,
        description,
        dictionaries: Object.fromEntries(
          [...dictionaries].map(([name, texts]) => [name, [...texts.keys()]]),
        ) as unknown as PackedStockList['dictionaries'],
        columns: Object.fromEntries(
          [...columns].map(([name, column]) => [name, column.subarray(0, size)]),
        ) as unknown as Record<ColumnName, Int32Array>,
        superseded,
        knowledge,
      });
    },
  };
}
