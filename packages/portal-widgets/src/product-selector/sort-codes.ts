import type { PartFacts } from '@portal/domain/cart';
import { parseSize, type SelectorSort } from '@portal/domain/catalogue';

type Facts = (stock_code: string) => PartFacts | null;
const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Columns that can be sorted from facts alone: numbers by value, texts alphabetically. Empty values come last in both directions. */
const keys: Readonly<Record<string, (facts: PartFacts) => number | string | null>> = {
  description: ({ description }) => description,
  size: ({ size }) => parseSize(size)?.mm ?? null,
  length: ({ length }) => parseSize(length)?.mm ?? null,
  class: ({ spec }) => (spec === '' ? null : /^\d+(?:\.\d+)?$/.test(spec) ? Number(spec) : spec),
  finish: ({ finish }) => (finish === '' ? null : finish),
  pack: ({ pack_quantity }) => pack_quantity,
};

const compare = (a: number | string, b: number | string): number =>
  typeof a === 'number' && typeof b === 'number'
    ? a - b
    : typeof a === typeof b
      ? byText(`${a}`, `${b}`)
      : typeof a === 'number'
        ? -1
        : 1;

/**
 * Sorts codes; the sort is stable. Reads the sort key of each part once. `amounts`: prices or stock of the parts, when sorting
 * by these.
 */
export function sortCodes(
  codes: readonly string[],
  sort: SelectorSort,
  facts: Facts,
  amounts: ReadonlyMap<string, number> = new Map(),
): readonly string[] {
  if (sort === 'best') return codes;
  const [column, down] = sort.split('_');
  const turn = down ? -1 : 1;
  if (column === 'code') return codes.toSorted((a, b) => turn * byText(a, b));
  const keyOf = keys[column ?? ''];
  const keyed = codes.map((code) => {
    const of = keyOf && facts(code);
    return { code, key: of ? keyOf(of) : (amounts.get(code) ?? null) };
  });
  return keyed
    .sort((a, b) => {
      if (a.key === null || b.key === null) return Number(a.key === null) - Number(b.key === null);
      return turn * compare(a.key, b.key);
    })
    .map(({ code }) => code);
}
