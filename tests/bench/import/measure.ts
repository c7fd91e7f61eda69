import { buildSearchIndex } from '@portal/domain/catalogue';
import { reviewImport } from '@portal/domain/import';
import { seeded } from '../../support/seeded.ts';
import { makeCatalogue, timed } from '../search/shared.ts';

/** Runs on its own in a fresh process: `node measure.js <parts> <rounds>`, and prints one line of JSON. */
const parts = Number(process.argv[2]);
const rounds = Number(process.argv[3]);
const rowsOfList = 500;
const { list } = makeCatalogue(parts);
const random = seeded(7);
const row = () => Math.floor(random() * list.count);
const code = () => list.stock_code[row()] ?? '';
const words = () => (list.description[row()] ?? '').toLowerCase().replaceAll(',', '');
const mistyped = () => {
  const right = code();
  const at = 1 + Math.floor(random() * (right.length - 2));
  return `${right.slice(0, at)}${right.slice(at + 1)}`;
};
const kinds: Readonly<Record<string, () => string>> = {
  'exact codes': () => `${code()}\t100`,
  'codes without punctuation': () => `100 x ${code().replace(/\W/g, '').toLowerCase()}`,
  'codes with one letter missing': () => `${mistyped()}\t100`,
  'codes of nobody': () => `QQ${Math.floor(random() * 1e9)}Z\t100`,
  descriptions: () => `100 off ${words()}`,
  'descriptions with a word too many': () => `100 off ${words()} purple`,
  'all of these': () => (Object.values(kinds)[Math.floor(random() * 6)] ?? code)(),
};
const index = buildSearchIndex(list);
const times = Object.fromEntries(
  Object.entries(kinds).map(([kind, make]) => [
    kind,
    Array.from({ length: rounds }, () => {
      const text = Array.from({ length: rowsOfList }, make).join('\n');
      return timed(() => reviewImport(index, { text })).ms;
    }),
  ]),
);
const sample = Array.from({ length: rowsOfList }, kinds['all of these'] ?? code).join('\n');
process.stdout.write(JSON.stringify({ parts: list.count, times, sample }));
