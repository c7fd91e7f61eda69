import {
  createFilterIndex,
  type FilterIndex,
  type PackedFilters,
  packRows,
  packStockList,
  readStockList,
  type StockList,
} from '@portal/domain/catalogue';
import { filtersOf } from '../../../server/src/demo/catalogue/filters.ts';
import { makeDemoSupplier } from '../../../server/src/demo/supplier.ts';
import { seeded } from '../../support/seeded.ts';

/** The roots that everybody filters by: those of the demo supplier that are shown. */
export const roots = ['PTYP', 'APPL', 'PCAT', 'BMAT', 'STND', 'SIZE', 'LENG', 'FINI', 'GRAD'] as const;

/** One part as the peers take it: the value of each root. */
export type Row = { readonly id: number; readonly code: string; readonly words: string } & Record<
  (typeof roots)[number],
  string
>;

export interface Catalogue {
  readonly packedText: string;
  readonly list: StockList;
  readonly filters: PackedFilters;
  readonly index: FilterIndex;
  readonly rows: readonly Row[];
}

export const timed = <T>(work: () => T): { readonly ms: number; readonly value: T } => {
  const from = performance.now();
  const value = work();
  return { ms: performance.now() - from, value };
};

/** The whole catalogue of the demo supplier, as the server sends it and as plain rows. */
export function makeCatalogue(count: number): Catalogue {
  const supplier = makeDemoSupplier({ parts: count, today: '2026-11-20' });
  const demoFilters = filtersOf(supplier.parts);
  const parts = supplier.parts.map((part) => ({ ...part, pack_weight: String(part.pack_weight / 1000) }));
  const packed = packStockList(parts, 'bench');
  const list = readStockList(packed);
  const filters: PackedFilters = {
    version: 'bench',
    filters: demoFilters.map(({ members, position: _, ...rest }) => ({
      ...rest,
      count: members.length,
      rows: packRows(members),
    })),
  };
  const values = parts.map(() => Object.fromEntries(roots.map((root) => [root, ''])) as Record<string, string>);
  for (const filter of demoFilters) {
    if (!roots.some((root) => root === filter.filter_root)) continue;
    for (const row of filter.members) {
      const of = values[row];
      if (of) of[filter.filter_root] = filter.filter;
    }
  }
  const rows = parts.map(
    (part, id) => ({ id, code: part.stock_code, words: part.description, ...values[id] }) as unknown as Row,
  );
  return { packedText: JSON.stringify(packed), list, filters, index: createFilterIndex(list, filters), rows };
}

export type Chosen = Readonly<Record<string, readonly string[]>>;

/** A person clicking through filters: on, sometimes a second value, sometimes off again. */
export function clicks(rows: readonly Row[], many: number): Chosen[] {
  const random = seeded(9);
  const made: Chosen[] = [];
  let chosen: Chosen = {};
  while (made.length < many) {
    const root = roots[Math.floor(random() * roots.length)] ?? 'PTYP';
    const value = rows[Math.floor(random() * rows.length)]?.[root] ?? '';
    const before = chosen[root] ?? [];
    const next = random() < 0.4 ? [] : before.includes(value) ? before.filter((v) => v !== value) : [...before, value];
    chosen = { ...chosen, [root]: next };
    made.push(chosen);
    if (Object.values(chosen).filter((values) => values.length > 0).length > 4) chosen = {};
  }
  return made;
}

export interface Counts {
  readonly total: number;
  /** By root: value → parts left when it were chosen as well. */
  readonly counts: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

/** The same result by brute force: every part, every root, every count. */
export function naive(rows: readonly Row[], chosen: Chosen): Counts {
  const counts: Record<string, Record<string, number>> = Object.fromEntries(roots.map((root) => [root, {}]));
  let total = 0;
  for (const row of rows) {
    const misses = roots.filter((root) => {
      const values = chosen[root];
      return values !== undefined && values.length > 0 && !values.includes(row[root]);
    });
    if (misses.length === 0) total += 1;
    for (const root of roots) {
      if (misses.length > 1 || (misses.length === 1 && misses[0] !== root)) continue;
      const of = counts[root] ?? {};
      of[row[root]] = (of[row[root]] ?? 0) + 1;
    }
  }
  return { total, counts };
}

/** True if all counts equal those found by brute force, and all others are 0. */
export function agrees(plain: Counts, other: Counts): boolean {
  return (
    plain.total === other.total &&
    roots.every((root) => {
      const expected = plain.counts[root] ?? {};
      const found = other.counts[root] ?? {};
      const keys = new Set([...Object.keys(expected), ...Object.keys(found)]);
      return [...keys].every((key) => (expected[key] ?? 0) === (found[key] ?? 0));
    })
  );
}
