import type { PartFacts } from '@portal/domain/cart';
import type { SelectorSort } from '@portal/domain/catalogue';

type Facts = (stock_code: string) => PartFacts | null;
const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Sorts codes; equal ones keep their order. The sort key of each part is read once. */
export function sortCodes(codes: readonly string[], sort: SelectorSort, facts: Facts): readonly string[] {
  if (sort === 'best') return codes;
  const [column, down] = sort.split('_');
  const turn = down ? -1 : 1;
  if (column === 'code') return codes.toSorted((a, b) => turn * byText(a, b));
  if (column === 'description') {
    const keys = new Map(codes.map((code) => [code, facts(code)?.description ?? '']));
    return codes.toSorted((a, b) => turn * byText(keys.get(a) ?? '', keys.get(b) ?? ''));
  }
  const packs = new Map(codes.map((code) => [code, facts(code)?.pack_quantity ?? 0]));
  return codes.toSorted((a, b) => turn * ((packs.get(a) ?? 0) - (packs.get(b) ?? 0)));
}
