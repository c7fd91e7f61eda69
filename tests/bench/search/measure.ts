import { brotliCompressSync, constants } from 'node:zlib';
import {
  applyStockListChange,
  buildSearchIndex,
  compactStockList,
  createFacetIndex,
  createFilterIndex,
  explainSearch,
  openStockList,
  packStockList,
  readStockList,
  type StockList,
  search,
} from '@portal/domain/catalogue';
import { seeded } from '../../support/seeded.ts';
import { makeCatalogue, timed } from './shared.ts';

/** Runs on its own in a fresh process: `node measure.js <parts> <rounds>`, and prints one line of JSON. */
const limit = 20;

const middle = <T>(times: number, work: () => T): { ms: number; value: T } => {
  const all = Array.from({ length: times }, () => timed(work)).sort((a, b) => a.ms - b.ms);
  return all[Math.floor(times / 2)] ?? timed(work);
};

/** What people type, letter by letter: codes, codes without dashes, words of descriptions, mistakes, and texts that match nothing. */
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
    type(`${words[0] ?? ''} galvinised ${words[1] ?? ''}`);
    type(`zz${code}`);
  }
  return typed;
}

const parts = Number(process.argv[2]);
const rounds = Number(process.argv[3]);
const { list, packedText, filters } = makeCatalogue(parts);
const compressed = (text: string) =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }).length;
const wire = compressed(packedText);
const filterWire = compressed(JSON.stringify(filters));
const parse = middle(3, () => readStockList(JSON.parse(packedText)));
const index = middle(5, () => buildSearchIndex(list));
const kept = structuredClone(compactStockList(list));
const again = middle(3, () => {
  const opened = openStockList(structuredClone(kept));
  return buildSearchIndex(opened);
});
const changed = packStockList(
  Array.from({ length: 100 }, (_, i) => ({ ...list.factsAt(i * 7), description: `Changed ${i}` })),
  'next',
);
const change = { from: list.version, version: 'next', changed, removed: [list.stock_code[3] ?? ''] };
const applied = middle(3, () => applyStockListChange(list, change));

const typed = keystrokes(list, rounds);
for (const text of typed.slice(0, 200)) search(index.value, text, limit);
const searches = typed.map((text) => timed(() => search(index.value, text, limit)).ms);
const hostile = ['x'.repeat(10_000), '%*?'.repeat(3000), 'a '.repeat(5000), `${'\u0000'.repeat(5000)}hex`].map(
  (text) => timed(() => search(index.value, text, limit)).ms,
);
const sentences = typed.map((text) => timed(() => explainSearch(index.value, text)).ms);
const facetBuild = middle(3, () => createFacetIndex(list)).ms;
const filterBuild = middle(3, () => createFilterIndex(list, filters)).ms;

process.stdout.write(
  `${JSON.stringify({
    parts: list.count,
    wire,
    filterWire,
    parse: parse.ms,
    indexBuild: index.ms,
    secondVisit: again.ms,
    changeApplied: applied.ms,
    searches,
    hostile: Math.max(...hostile),
    sentences,
    facetBuild,
    filterBuild,
  })}\n`,
);
