import {
  buildSearchIndex,
  createFacetIndex,
  type FacetName,
  type FacetSelection,
  facetNames,
  packStockList,
  readStockList,
  type StockList,
  search,
} from '@portal/domain/catalogue';
import { makeDemoSupplier } from '../../../server/src/demo/supplier.ts';
import { seeded } from '../grid/shared/lines.ts';

/** Runs on its own in a fresh process: `node measure.js <parts> <rounds>`, and prints one line of JSON. */
const limit = 20;

const timed = <T>(work: () => T): { ms: number; value: T } => {
  const from = performance.now();
  const value = work();
  return { ms: performance.now() - from, value };
};
const best = <T>(times: number, work: () => T): { ms: number; value: T } => {
  const all = Array.from({ length: times }, () => timed(work)).sort((a, b) => a.ms - b.ms);
  return all[Math.floor(times / 2)] ?? timed(work);
};

function stockList(count: number): StockList {
  const { parts } = makeDemoSupplier({ parts: count, today: '2026-11-20' });
  const rows = parts.map((part) => ({ ...part, pack_weight: String(part.pack_weight / 1000) }));
  return readStockList(packStockList(rows, 'bench'));
}

/** What people type, letter by letter: codes, codes without dashes, words of descriptions, and what there is none of. */
function keystrokes(list: StockList, many: number): string[] {
  const random = seeded(5);
  const row = () => Math.floor(random() * list.count);
  const typed: string[] = [];
  const type = (text: string) => {
    for (let i = 1; i <= text.length; i += 1) typed.push(text.slice(0, i));
  };
  for (let i = 0; i < many; i += 1) {
    const code = list.stock_code[row()] ?? '';
    const words = (list.description[row()] ?? '').toLowerCase().split(' ');
    type(code);
    type(code.replace(/\W/g, '').toLowerCase());
    type(words.slice(0, 4).join(' '));
    type([...words].reverse().slice(0, 3).join(' '));
    type(`zz${code}`);
  }
  return typed;
}

type Values = Partial<Record<FacetName, readonly string[]>>;

/** The same answer by the plain way: every part, every facet, every count. */
function naive(list: StockList, values: Values): { total: number; counts: Record<FacetName, Map<string, number>> } {
  const counts = Object.fromEntries(facetNames.map((name) => [name, new Map<string, number>()])) as Record<
    FacetName,
    Map<string, number>
  >;
  let total = 0;
  for (let row = 0; row < list.count; row += 1) {
    const text = (name: FacetName) => list.dictionaries[name][list.columns[name][row] ?? 0] ?? '';
    const passes = (name: FacetName) => {
      const chosen = values[name];
      return !chosen || chosen.length === 0 || chosen.includes(text(name));
    };
    if (facetNames.every(passes)) total += 1;
    for (const name of facetNames) {
      if (!facetNames.every((other) => other === name || passes(other))) continue;
      const value = text(name);
      counts[name].set(value, (counts[name].get(value) ?? 0) + 1);
    }
  }
  return { total, counts };
}

/** A person clicking through filters: on, sometimes a second value, sometimes off again. */
function clicks(list: StockList, many: number): Values[] {
  const random = seeded(9);
  const made: Values[] = [];
  let values: Values = {};
  for (let i = 0; i < many; i += 1) {
    const name = facetNames[Math.floor(random() * facetNames.length)] as FacetName;
    const row = Math.floor(random() * list.count);
    const value = list.dictionaries[name][list.columns[name][row] ?? 0] ?? '';
    // Parts without a value are no choice that the filters offer.
    if (value === '') continue;
    const chosen = values[name] ?? [];
    const next = random() < 0.4 ? [] : chosen.includes(value) ? chosen.filter((v) => v !== value) : [...chosen, value];
    values = { ...values, [name]: next };
    made.push(values);
    if (Object.values(values).filter((v) => v.length > 0).length > 4) values = {};
  }
  return made;
}

const parts = Number(process.argv[2]);
const rounds = Number(process.argv[3]);
const list = stockList(parts);
const index = best(3, () => buildSearchIndex(list));
const typed = keystrokes(list, rounds);
for (const text of typed.slice(0, 200)) search(index.value, text, limit);
const searches = typed.map((text) => timed(() => search(index.value, text, limit)).ms);

const facets = best(3, () => createFacetIndex(list));
const selections = clicks(list, rounds * 20);
const answer = (values: Values) => facets.value.answer({ values } satisfies FacetSelection, limit);
for (const values of selections.slice(0, 20)) answer(values);
const facetTimes: number[] = [];
const naiveTimes: number[] = [];
let wrong = 0;
selections.forEach((values, i) => {
  const quick = timed(() => answer(values));
  facetTimes.push(quick.ms);
  if (i % 10 !== 0) return;
  const slow = timed(() => naive(list, values));
  naiveTimes.push(slow.ms);
  const same =
    slow.value.total === quick.value.total &&
    facetNames.every((name) =>
      quick.value.counts[name].every(({ value, count }) => (slow.value.counts[name].get(value) ?? 0) === count),
    );
  if (!same) wrong += 1;
});

process.stdout.write(
  `${JSON.stringify({
    parts: list.count,
    indexBuild: index.ms,
    searches,
    facetBuild: facets.ms,
    facets: facetTimes,
    naive: naiveTimes,
    compared: naiveTimes.length,
    wrong,
  })}\n`,
);
