import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../../scripts/lib/run.mjs';

/** Rows of cells as a Markdown table with a header row. Numbers are right-aligned. */
export function markdownTable(rows) {
  const [head = [], ...body] = rows.map((row) => row.map(String));
  const widths = head.map((_, i) => Math.max(3, ...rows.map((row) => String(row[i] ?? '').length)));
  const line = (cells) =>
    `| ${cells.map((cell, i) => (i === 0 ? cell.padEnd(widths[i]) : cell.padStart(widths[i]))).join(' | ')} |`;
  const rule = widths.map((width, i) => (i === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`));
  return [line(head), line(rule), ...body.map((row) => line(head.map((_, i) => row[i] ?? '')))].join('\n');
}

/** Stores a result for other programs. */
export function writeJson(name, value) {
  const folder = join(root, '.build', 'bench');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${name}.json`), `${JSON.stringify(value, null, 2)}\n`);
}

/** Puts a text between the marks `<!-- bench:name -->` and `<!-- /bench:name -->` of docs/measurements.md. Returns whether it has them. */
export function writeSection(name, text) {
  const path = join(root, 'docs', 'measurements.md');
  const page = readFileSync(path, 'utf8');
  const [open, close] = [`<!-- bench:${name} -->`, `<!-- /bench:${name} -->`];
  const from = page.indexOf(open);
  const to = page.indexOf(close);
  if (from < 0 || to < from) return false;
  writeFileSync(path, `${page.slice(0, from + open.length)}\n${text}\n${page.slice(to)}`);
  return true;
}

/** Where and when figures were taken. */
export function machineLine({ date, cores, cpu, node, chromium, calm }, samples = []) {
  const loads = samples.map((sample) => sample.load).filter((value) => typeof value === 'number');
  const load = loads.length > 0 ? `, load ${Math.min(...loads).toFixed(1)} to ${Math.max(...loads).toFixed(1)}` : '';
  const browser = chromium ? `, Chromium ${chromium}` : '';
  const busy = calm === false ? ' **The machine had other work: compare ratios only.**' : '';
  return `${date}, ${cores} cores of ${cpu}, Node ${node}${browser}${load}.${busy}`;
}

/** Goals with what was found. */
export function goalsTable(list) {
  if (list.length === 0) return '';
  return markdownTable([
    ['goal', 'found', ''],
    ...list.map(({ goal, found, met }) => [goal, found, met ? 'met' : '**missed**']),
  ]);
}
