import type { PartFacts } from '../cart/types.ts';
import type { OwnKnowledge } from '../fasteners/own-knowledge.ts';
import { type PackedStockList, partFlags } from './types.ts';

type Columns = PackedStockList['columns'];
type ColumnName = keyof Columns;
const fractional: ReadonlySet<ColumnName> = new Set(['pack_weight']);

/** A packed list, or one whose numbers are already typed arrays. */
export interface ReadableStockList extends Omit<PackedStockList, 'columns'> {
  readonly columns: Readonly<Record<ColumnName, ArrayLike<number>>>;
}

/** The stock list in memory: typed columns; facts are created on demand. */
export interface StockList {
  readonly version: string;
  readonly knowledge?: OwnKnowledge | undefined;
  readonly count: number;
  readonly stock_code: readonly string[];
  readonly description: readonly string[];
  readonly dictionaries: PackedStockList['dictionaries'];
  readonly columns: Readonly<Record<ColumnName, Int32Array | Float64Array>>;
  readonly superseded: Readonly<Record<string, string>>;
  /** Throws a RangeError for a row outside the list. */
  factsAt(row: number): PartFacts;
  /** Returns the row of a code, ignoring case, or -1. */
  rowOf(stock_code: string): number;
}

/** Converts grams to kilograms as decimal text with 3 to 6 decimals: `12.5` → `0.0125`. */
function kilograms(grams: number): string {
  return (grams / 1000).toFixed(6).replace(/0{1,3}$/, '');
}

/** Reads the result of `packStockList`. Throws an Error if the columns are inconsistent, as in a damaged cache. */
export function readStockList(packed: ReadableStockList): StockList {
  const { count, stock_code, description, dictionaries } = packed;
  const columns = {} as Record<ColumnName, Int32Array | Float64Array>;
  for (const name of Object.keys(packed.columns) as ColumnName[]) {
    const figures = packed.columns[name];
    const Figures = fractional.has(name) ? Float64Array : Int32Array;
    // Typed arrays are used without a copy: they are megabytes large and never written to.
    columns[name] = figures instanceof Figures ? figures : Figures.from(figures);
  }
  const wrong = (Object.keys(columns) as ColumnName[]).find((name) => columns[name].length !== count);
  if (wrong || stock_code.length !== count || description.length !== count) {
    throw new Error(`The stock list is damaged: ${wrong ?? 'codes'} has another length than ${count}`);
  }
  for (const name of Object.keys(dictionaries) as (keyof typeof dictionaries)[]) {
    const size = dictionaries[name].length;
    if (columns[name]?.some((id) => id < 0 || id >= size)) throw new Error(`The stock list is damaged: ${name}`);
  }
  let rows: Map<string, number> | null = null;
  const text = (name: keyof typeof dictionaries, row: number): string =>
    dictionaries[name][columns[name][row] ?? -1] ?? '';
  const figure = (name: ColumnName, row: number): number => columns[name][row] ?? 0;
  return {
    version: packed.version,
    knowledge: packed.knowledge,
    count,
    stock_code,
    description,
    dictionaries,
    columns,
    superseded: packed.superseded,
    factsAt(row) {
      const code = stock_code[row];
      if (code === undefined) throw new RangeError(`No row ${row} in a stock list of ${count}`);
      return {
        stock_code: code,
        description: description[row] ?? '',
        product_category: text('product_category', row),
        product_type: text('product_type', row),
        thread: text('thread', row),
        finish: text('finish', row),
        spec: text('spec', row),
        size: text('size', row),
        length: text('length', row),
        image: text('image', row),
        pack_quantity: figure('pack_quantity', row),
        pack_code: text('pack_code', row),
        pack_weight: kilograms(figure('pack_weight', row)),
        inner_quantity: figure('inner_quantity', row),
        sell_quantity_minimum: figure('sell_quantity_minimum', row),
        sell_quantity_increment: figure('sell_quantity_increment', row),
        discontinued: (figure('flags', row) & partFlags.discontinued) !== 0,
      };
    },
    rowOf(code) {
      if (!rows) {
        rows = new Map();
        for (let row = 0; row < count; row += 1) rows.set((stock_code[row] ?? '').toUpperCase(), row);
      }
      return rows.get(code.trim().toUpperCase()) ?? -1;
    },
  };
}
