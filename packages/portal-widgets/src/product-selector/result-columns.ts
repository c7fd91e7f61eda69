import type { TableColumn, TableSort } from '@portal/design-system';
import { type SelectorSort, selectorSorts } from './selector-view.ts';

export const partColumns = ['compare', 'code', 'description', 'pack', 'stock', 'price', 'quantity', 'add'] as const;
export type PartColumn = (typeof partColumns)[number];

const widths: Readonly<Record<PartColumn, Omit<TableColumn, 'id'>>> = {
  compare: { name: 'Compare', nameHidden: true, width: 36, fixed: true },
  code: { name: 'Code', width: 168, sortable: true },
  description: { name: 'Description', width: 220, grows: true, sortable: true },
  pack: { name: 'Pack', width: 64, align: 'end', sortable: true, leaves: 1 },
  stock: { name: 'Stock', width: 118 },
  price: { name: 'Price', width: 102, align: 'end' },
  quantity: { name: 'Quantity', width: 84, align: 'end' },
  add: { name: 'Add', nameHidden: true, width: 116, fixed: true },
};

/** The columns of a place: without an account no price and stock, outside an order nothing to add to. */
export function columnsFor(has: {
  readonly compare: boolean;
  readonly priced: boolean;
  readonly adding: boolean;
}): readonly TableColumn[] {
  const absent = new Set<PartColumn>([
    ...(has.compare ? [] : (['compare'] as const)),
    ...(has.priced ? [] : (['stock', 'price'] as const)),
    ...(has.adding ? [] : (['quantity', 'add'] as const)),
  ]);
  return partColumns.filter((id) => !absent.has(id)).map((id) => ({ id, ...widths[id] }));
}

/** The sort as the table's head shows it; the best match belongs to no column. */
export function tableSort(sort: SelectorSort): TableSort | null {
  if (sort === 'best') return null;
  const [column = '', down] = sort.split('_');
  return { column, direction: down ? 'descending' : 'ascending' };
}

export function selectorSort({ column, direction }: TableSort): SelectorSort {
  const name = direction === 'descending' ? `${column}_down` : column;
  return (Object.keys(selectorSorts) as SelectorSort[]).find((sort) => sort === name) ?? 'best';
}

/** Beneath the head `Pack` the number says enough; in a card it has no head. */
export const packWords = (pack: number, number: (count: number) => string, inCard: boolean): string =>
  inCard ? `Pack ${number(pack)}` : number(pack);
