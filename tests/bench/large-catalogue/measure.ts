import { packStockList } from '@portal/domain/catalogue';
import type { BatchedRequests } from '@portal/domain/catalogue-service';
import { SearchEngine } from '../../../server/src/catalogue/search/search-engine.ts';
import { filtersOf } from '../../../server/src/demo/catalogue/filters.ts';
import { makeDemoSupplier } from '../../../server/src/demo/supplier.ts';

/** Processor time of this process in ms, which other programs hardly affect. */
const used = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};
const [demoParts, rounds, words = '{}'] = process.argv.slice(2);
const { brands, texts } = JSON.parse(words) as {
  readonly brands: readonly string[];
  readonly texts: readonly string[];
};
const pieceSize = 5_000;

const supplier = makeDemoSupplier({ parts: Number(demoParts), today: '2026-11-20' });
const filters = filtersOf(supplier.parts);
const base = supplier.parts.map((part) => ({ ...part, pack_weight: String(part.pack_weight / 1000) }));
const count = base.length * (brands.length + 1);
const engine = new SearchEngine(count);

/** The supplier's own parts, then the same of each brand. */
function* ofBrands() {
  yield base;
  for (const [at, brand] of brands.entries()) {
    const ending = `-${String(at + 1).padStart(2, '0')}`;
    yield base.map((part) => ({
      ...part,
      stock_code: part.stock_code + ending,
      description: `${part.description}, ${brand}`,
      superseded_by: part.superseded_by && part.superseded_by + ending,
    }));
  }
}

const from = used();
let part_id = 0;
for (const parts of ofBrands()) {
  for (let at = 0; at < parts.length; at += pieceSize) {
    const some = parts.slice(at, at + pieceSize);
    const first = part_id;
    engine.build({ kind: 'piece', piece: packStockList(some, 'bench'), part_ids: some.map((_, i) => first + i) });
    part_id += some.length;
  }
}
for (const { members, position: _, ...filter } of filters) {
  const all = Array.from({ length: brands.length + 1 }, (_, k) => members.map((id) => k * base.length + id));
  engine.build({ kind: 'filter', filter: { ...filter, members: `{${all.flat().join()}}` } });
}
engine.build({ kind: 'built', version: 'bench' });
const built = used() - from;

const stock_codes = base.slice(0, 400).map(({ stock_code }) => stock_code);
const held = '10'.repeat(count / 2);
engine.rank({ accode: 'BENCH', stamp: 1, personal: { bought: stock_codes, in_stock: { version: 'bench', held } } });

const [filter] = filters.filter(({ filter_root, type }) => filter_root === 'PTYP' && type !== 'R');
const narrow = (text: string, chosen: Readonly<Record<string, readonly string[]>>): BatchedRequests['narrow'] => ({
  selection: { chosen, text },
  limit: 1_000,
  dynamicSizes: true,
});
const times: Record<'typed' | 'results' | 'filter', number[]> = { typed: [], results: [], filter: [] };
function timed(into: number[], requests: BatchedRequests): void {
  const before = used();
  engine.search({ ranked: { accode: 'BENCH', stamp: 1 }, requests, stock_codes: [], filters: false });
  into.push(used() - before);
}
for (let round = 0; round < Number(rounds); round += 1) {
  for (const text of texts) {
    for (let end = 1; end <= text.length; end += 1)
      timed(times.typed, { search: { text: text.slice(0, end), limit: 8 } });
    timed(times.results, { search: { text, limit: 200 }, explain: { text }, narrow: narrow(text, {}) });
    timed(times.filter, { search: { text, limit: 200 }, narrow: narrow(text, { PTYP: [filter?.filter ?? ''] }) });
  }
}
const { rss } = process.memoryUsage();
process.stdout.write(JSON.stringify({ parts: count, built, memory: Math.round(rss / 2 ** 20), times }));
