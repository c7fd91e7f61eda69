import type { PackedFilter, PackedFilters } from './filter-types.ts';
import { packRows } from './pack-filters.ts';
import type { StockList } from './stock-list.ts';
import type { FilterType } from './types.ts';

/** Returns a root with one filter per value of a list column: code in capitals, name as in the column. */
function rootOf(
  list: StockList,
  root: string,
  type: FilterType,
  description: string,
  column: 'product_type' | 'finish' | 'spec' | 'size' | 'length',
): PackedFilter[] {
  const common = { image: '', status: 'active', hidden: false };
  const values = list.dictionaries[column].map((text, id): PackedFilter => {
    const rows = Array.from({ length: list.count }, (_, row) => row).filter((row) => list.columns[column][row] === id);
    const filter = text.toUpperCase().replace(/[^A-Z0-9]+/g, '_');
    return { ...common, filter, filter_root: root, type, description: text, count: rows.length, rows: packRows(rows) };
  });
  return [{ ...common, filter: root, filter_root: '', type: 'R', description, count: 0, rows: '' }, ...values];
}

/** Returns filters of every kind over the generated parts; some parts have several values of `APPL`, some have none. */
export function someFilters(list: StockList): PackedFilters {
  const overlapping = [2, 3, 7].map((each): PackedFilter => {
    const rows = Array.from({ length: list.count }, (_, row) => row).filter((row) => row % each === 0 && row % 5 !== 0);
    return {
      filter: `EVERY_${each}`,
      filter_root: 'APPL',
      type: 'A',
      description: `Every ${each}`,
      count: rows.length,
      rows: packRows(rows),
      image: '',
      status: each === 7 ? 'inactive' : 'active',
      hidden: false,
    };
  });
  const appl = { ...overlapping[0], filter: 'APPL', filter_root: '', type: 'R', description: 'Application', rows: '' };
  return {
    version: list.version,
    filters: [
      ...rootOf(list, 'SIZE', 'Z', 'Size', 'size'),
      ...rootOf(list, 'LENG', 'Y', 'Length', 'length'),
      ...rootOf(list, 'PTYP', 'P', 'Product type', 'product_type'),
      ...rootOf(list, 'FINI', 'Y', 'Finish', 'finish'),
      ...rootOf(list, 'GRAD', 'Y', 'Property class', 'spec'),
      appl as PackedFilter,
      ...overlapping,
    ],
  };
}
