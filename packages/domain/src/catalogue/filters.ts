import { type CountGroup, createCounter } from './counter.ts';
import {
  type FilterQuery,
  type FilterResult,
  type FilterRoot,
  type FilterSelection,
  type PackedFilter,
  type PackedFilters,
  showsDynamicSizes,
  sizeRoots,
} from './filter-types.ts';
import { unpackRows } from './pack-filters.ts';
import { type SizeGroup, sizeGroup } from './size-groups.ts';
import type { StockList } from './stock-list.ts';

/** Filters of one stock list; built once, then queried on every click. */
export interface FilterIndex {
  /** All roots including hidden ones, in the supplier's order. */
  readonly roots: readonly FilterRoot[];
  /** `found`: rows that match the text, best first; null if there is no text. */
  query(request: FilterQuery, found: Int32Array | null): FilterResult;
}

/** Returns a root's values as one column if no part has two of them, otherwise as lists. */
function groupOf(count: number, members: readonly Int32Array[]): CountGroup {
  const size = members.length;
  const column = size < 255 ? new Uint8Array(count).fill(size) : new Uint16Array(count).fill(size);
  let single = size < 65_535;
  members.forEach((rows, value) => {
    for (const row of rows) {
      if (column[row] !== size) single = false;
      column[row] = value;
    }
  });
  if (single) return { size, column };
  const starts = new Int32Array(count + 1);
  for (const rows of members) for (const row of rows) starts[row + 1] = (starts[row + 1] ?? 0) + 1;
  for (let row = 0; row < count; row += 1) starts[row + 1] = (starts[row + 1] ?? 0) + (starts[row] ?? 0);
  const next = starts.slice();
  const values = new Int32Array(starts[count] ?? 0);
  members.forEach((rows, value) => {
    for (const row of rows) {
      const at = next[row] ?? 0;
      values[at] = value;
      next[row] = at + 1;
    }
  });
  return { size, column: null, starts, values };
}

function rootsOf(filters: readonly PackedFilter[]): FilterRoot[] {
  const active = filters.filter((each) => each.status === 'active');
  return active
    .filter((each) => each.type === 'R')
    .map((root): FilterRoot => {
      const values = active.filter((each) => each.type !== 'R' && each.filter_root === root.filter);
      return {
        filter_root: root.filter,
        type: values[0]?.type ?? 'R',
        description: root.description,
        hidden: root.hidden,
        values: values.map(({ filter, description, image, hidden, count }) => {
          return { filter, description, image, hidden, count };
        }),
      };
    });
}

/** Returns whether anything is chosen, whether or not it still exists; '' is a valid choice. */
export function isFiltered(selection: FilterSelection): boolean {
  return Object.values(selection.chosen).some((values) => values.length > 0);
}

/**
 * Builds the filters of a list (FILT-01, FILT-02, FILT-03). Throws an Error if the filters are damaged or belong to another version of the
 * list.
 */
export function createFilterIndex(list: StockList, packed: PackedFilters): FilterIndex {
  if (packed.version !== list.version) {
    throw new Error(`The filters are of version ${packed.version}, the stock list of ${list.version}`);
  }
  const roots = rootsOf(packed.filters);
  const byKey = new Map(packed.filters.map((each) => [`${each.filter_root}\n${each.filter}`, each.rows]));
  const rootGroups = roots.map((root) =>
    groupOf(
      list.count,
      root.values.map(({ filter }) => unpackRows(byKey.get(`${root.filter_root}\n${filter}`) ?? '', list.count)),
    ),
  );
  const sizes: readonly (readonly [keyof typeof sizeRoots, SizeGroup])[] = [
    ['diameter', sizeGroup(list, 'size')],
    ['length', sizeGroup(list, 'length')],
  ];
  const keys = [...roots.map((root) => root.filter_root), ...sizes.map(([name]) => sizeRoots[name])];
  const filterIds = [
    ...roots.map((root) => new Map(root.values.map((value, id) => [value.filter, id]))),
    ...sizes.map(([, group]) => new Map(group.values.map(({ value }, id) => [value, id]))),
  ];
  const counter = createCounter(list.count, [...rootGroups, ...sizes.map(([, group]) => group.group)]);
  // Reuses the rows when the same search is repeated with other filters.
  let only: { readonly found: Int32Array; readonly rows: Int32Array } | null = null;

  function unknownOf(selection: FilterSelection): FilterResult['unknown'] {
    return Object.entries(selection.chosen).flatMap(([filter_root, values]) => {
      const ids = filterIds[keys.indexOf(filter_root)];
      return values.flatMap((filter) => (ids?.has(filter) ? [] : [{ filter_root, filter }]));
    });
  }

  function pageOf(rows: Int32Array, found: Int32Array | null, offset: number, limit: number): string[] {
    const codeAt = (row: number) => list.stock_code[row] ?? '';
    if (!found) return Array.from(rows.subarray(offset, offset + limit), codeAt);
    const passes = new Uint8Array(list.count);
    for (const row of rows) passes[row] = 1;
    const page: string[] = [];
    let skipped = 0;
    for (const row of found) {
      if (!passes[row]) continue;
      if (skipped < offset) skipped += 1;
      else if (page.length < limit) page.push(codeAt(row));
      else break;
    }
    return page;
  }

  return {
    roots,
    query({ selection, offset = 0, limit, dynamicSizes = false }, found) {
      const chosen = keys.map((key, i) => {
        const known = (selection.chosen[key] ?? []).flatMap((value) => filterIds[i]?.get(value) ?? []);
        // Filters that no longer exist are reported as unknown and do not narrow the result.
        return known.length === 0 ? null : known.sort((a, b) => a - b);
      });
      if (!found) only = null;
      else if (only?.found !== found) only = { found, rows: found.slice().sort() };
      const { total, counts: counted, rows } = counter.count({ chosen, only: only?.rows ?? null });
      const counts = Object.fromEntries(
        roots.map((root, i) => [
          root.filter_root,
          Object.fromEntries(root.values.map(({ filter }, id) => [filter, counted[i]?.[id] ?? 0])),
        ]),
      );
      const anyChosen = chosen.some((values) => values !== null);
      const shows = showsDynamicSizes(dynamicSizes, anyChosen, total, list.count);
      const valuesOf = (i: number) =>
        sizes[i]?.[1].valuesWith(counted[roots.length + i], chosen[roots.length + i]) ?? [];
      return {
        total,
        counts,
        stock_codes: pageOf(rows, found, offset, limit),
        unknown: unknownOf(selection),
        sizes: shows ? { diameter: valuesOf(0), length: valuesOf(1) } : null,
      };
    },
  };
}
