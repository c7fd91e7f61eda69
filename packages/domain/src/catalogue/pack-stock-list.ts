import type { PartFacts } from '../cart/types.ts';
import type { OwnKnowledge } from '../fasteners/own-knowledge.ts';
import { popularityFlags } from './popularity.ts';
import { type PackedStockList, partFlags } from './types.ts';

/** A part to be packed: its facts, and the states that become flags. */
export interface StockListPart extends PartFacts {
  /** Code of its replacement, or null. */
  readonly superseded_by?: string | null;
  readonly poa?: boolean;
  /** How many accounts buy it, 0 to 15 (`popularityOf`). */
  readonly popularity?: number;
}

const textColumns = [
  'product_category',
  'product_type',
  'thread',
  'finish',
  'spec',
  'size',
  'length',
  'image',
  'pack_code',
] as const;

/** Converts rows to columns (SRCH-03), in the given order. `version` identifies the content: equal parts, equal version. */
export function packStockList(
  parts: readonly StockListPart[],
  version: string,
  knowledge?: OwnKnowledge,
): PackedStockList {
  const packText = (name: (typeof textColumns)[number]): { dictionary: string[]; column: number[] } => {
    const ids = new Map<string, number>();
    const column = parts.map((part) => {
      const text = part[name];
      let id = ids.get(text);
      if (id === undefined) {
        id = ids.size;
        ids.set(text, id);
      }
      return id;
    });
    return { dictionary: [...ids.keys()], column };
  };
  const packed = Object.fromEntries(textColumns.map((name) => [name, packText(name)])) as Record<
    (typeof textColumns)[number],
    { dictionary: string[]; column: number[] }
  >;
  const texts = <Part extends 'dictionary' | 'column'>(part: Part) =>
    Object.fromEntries(textColumns.map((name) => [name, packed[name][part]])) as Record<
      (typeof textColumns)[number],
      (typeof packed)['size'][Part]
    >;
  const superseded: Record<string, string> = {};
  for (const part of parts) if (part.superseded_by) superseded[part.stock_code] = part.superseded_by;
  return {
    version,
    count: parts.length,
    stock_code: parts.map((part) => part.stock_code),
    description: parts.map((part) => part.description),
    dictionaries: texts('dictionary'),
    columns: {
      ...texts('column'),
      pack_quantity: parts.map((part) => part.pack_quantity),
      inner_quantity: parts.map((part) => part.inner_quantity),
      sell_quantity_minimum: parts.map((part) => part.sell_quantity_minimum),
      sell_quantity_increment: parts.map((part) => part.sell_quantity_increment),
      pack_weight: parts.map((part) => Math.round(Number(part.pack_weight) * 1e6) / 1e3),
      flags: parts.map(
        (part) =>
          (part.discontinued ? partFlags.discontinued : 0) |
          (part.superseded_by ? partFlags.superseded : 0) |
          (part.poa ? partFlags.poa : 0) |
          popularityFlags(part.popularity ?? 0),
      ),
    },
    superseded,
    ...(knowledge && { knowledge }),
  };
}
