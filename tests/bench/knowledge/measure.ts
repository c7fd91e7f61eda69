import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSearchIndex, packStockList, readStockList, search } from '@portal/domain/catalogue';
import { reviewImport } from '@portal/domain/import';
import { makeDemoSupplier } from '../../../server/src/demo/supplier.ts';
import { isRight, linesOf, parseExpectation } from './judge.ts';

/**
 * Runs on its own in a fresh process: `node measure.js <folder of the labelled set> <parts> <parts for the times>`, and prints one line
 * of JSON. With a fourth argument, errors are written to stderr.
 */
const [, , folder = 'tests/knowledge', parts = '40000', many = '100000', show = ''] = process.argv;

const indexOf = (count: number) => {
  const supplier = makeDemoSupplier({ parts: count, today: '2026-11-20' });
  const list = readStockList(
    packStockList(
      supplier.parts.map((part) => ({ ...part, pack_weight: String(part.pack_weight / 1000) })),
      'bench',
    ),
  );
  const from = performance.now();
  const index = buildSearchIndex(list);
  return { list, index, build: performance.now() - from };
};
const p95 = (times: readonly number[]) => [...times].sort((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0;
const tell = (text: string) => show !== '' && process.stderr.write(`${text}\n`);

const { list, index } = indexOf(Number(parts));
const queries = linesOf(readFileSync(join(folder, 'queries.tsv'), 'utf8'));
let right = 0;
let empty = 0;
for (const [text = '', expected = ''] of queries) {
  const hits = search(index, text, 20);
  if (hits.length === 0) empty += 1;
  const wanted = expected.split(' + ').map(parseExpectation);
  const first = hits.slice(0, Math.max(3, wanted.length));
  const found = wanted.every((each) => first.some(({ part }) => isRight(list.factsAt(part), each)));
  if (found) right += 1;
  else tell(`Q ${text}\n    ${expected}\n    ${first.map(({ description }) => description).join(' / ')}`);
}

const lists = new Map<string, string[][]>();
for (const row of linesOf(readFileSync(join(folder, 'list-rows.tsv'), 'utf8'))) {
  const [name = ''] = row;
  lists.set(name, [...(lists.get(name) ?? []), row]);
}
const rows = { all: 0, right: 0, dropped: 0, sure: 0, sureRight: 0, quantityRight: 0 };
for (const lines of lists.values()) {
  const text = lines.map(([, row = '']) => row.replaceAll('\\t', '\t')).join('\n');
  const review = reviewImport(index, { text });
  for (const [i, [, row = '', expected = '', quantity = '']] of lines.entries()) {
    if (expected === '-') continue;
    rows.all += 1;
    const found = review.rows.find((each) => each.row.line === i + 1);
    if (!found && !review.leftOut.some(({ line }) => line === i + 1)) rows.dropped += 1;
    const wanted = expected.split(' + ').map(parseExpectation);
    const partOf = (code: string) => list.factsAt(list.rowOf(code));
    const candidates = found?.candidates ?? [];
    const isOne = wanted.every((each) => candidates.some(({ stock_code }) => isRight(partOf(stock_code), each)));
    const counted = found !== undefined && found.quantity === Number(quantity);
    if (isOne) rows.right += 1;
    if (counted) rows.quantityRight += 1;
    if (!isOne || !counted)
      tell(
        `R ${row} [${quantity}]\n    ${expected}\n    ${found?.band} ${found?.quantity} ${candidates.map(({ description }) => description).join(' / ')}`,
      );
    if (found?.band !== 'sure') continue;
    rows.sure += 1;
    const [first] = candidates;
    const sound = first !== undefined && counted && wanted.some((each) => isRight(partOf(first.stock_code), each));
    if (sound) rows.sureRight += 1;
    else tell(`! sure and wrong: ${row}`);
  }
}

const big = Number(many) === Number(parts) ? { index, build: 0 } : indexOf(Number(many));
const keystrokes: number[] = [];
for (const [text = ''] of queries.filter((_, i) => i % 12 === 0)) {
  for (let end = 1; end <= text.length; end += 1) {
    const from = performance.now();
    search(big.index, text.slice(0, end), 20);
    keystrokes.push(performance.now() - from);
  }
}
const sample = [...lists.values()]
  .flat()
  .filter(([, , expected]) => expected !== '-')
  .slice(0, 500);
const from = performance.now();
reviewImport(big.index, { text: sample.map(([, row = '']) => row.split('\\t').join(' ')).join('\n') });
const listTime = performance.now() - from;
process.stdout.write(
  `${JSON.stringify({ queries: queries.length, right, empty, lists: lists.size, rows, keystroke: p95(keystrokes), listTime, indexBuild: big.build, parts: big.index.list.count })}\n`,
);
