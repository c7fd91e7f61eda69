import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSearchIndex, packStockList, readStockList, search } from '@portal/domain/catalogue';
import { reviewImport } from '@portal/domain/import';
import { makeDemoSupplier } from '../../../server/src/demo/supplier.ts';
import { linesOf } from '../../knowledge/judge.ts';
import { judgeSet } from '../../knowledge/judge-set.ts';

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
  return { index, build: performance.now() - from };
};
const p95 = (times: readonly number[]) => [...times].sort((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0;
const linesIn = (file: string) => linesOf(readFileSync(join(folder, file), 'utf8'));
const tell = (text: string) => show !== '' && process.stderr.write(`${text}\n`);

const { index } = indexOf(Number(parts));
const all = judgeSet(index, folder, tell);
const byHand = judgeSet(index, join(folder, 'by-hand'), tell);
const buyers = judgeSet(index, join(folder, 'buyers'), tell);
const trade = judgeSet(index, join(folder, 'trade'), tell);
const lists = judgeSet(index, join(folder, 'lists'), tell);
const typed = judgeSet(index, join(folder, 'typed'), tell);
const messages = judgeSet(index, join(folder, 'messages'), tell);
const counter = judgeSet(index, join(folder, 'counter'), tell);
const enquiries = judgeSet(index, join(folder, 'enquiries'), tell);
const sales = judgeSet(index, join(folder, 'sales'), tell);

const big = Number(many) === Number(parts) ? { index, build: 0 } : indexOf(Number(many));
const keystrokes: number[] = [];
for (const [text = ''] of linesIn('queries.tsv').filter((_, i) => i % 12 === 0)) {
  for (let end = 1; end <= text.length; end += 1) {
    const from = performance.now();
    search(big.index, text.slice(0, end), 20);
    keystrokes.push(performance.now() - from);
  }
}
const sample = linesIn('list-rows.tsv')
  .filter(([, , expected]) => expected !== '-')
  .slice(0, 500);
const from = performance.now();
reviewImport(big.index, { text: sample.map(([, row = '']) => row.split('\\t').join(' ')).join('\n') });
const listTime = performance.now() - from;
process.stdout.write(
  `${JSON.stringify({ sets: { templates: all, byHand, buyers, trade, lists, typed, messages, counter, enquiries, sales }, keystroke: p95(keystrokes), listTime, indexBuild: big.build, parts: big.index.list.count })}\n`,
);
