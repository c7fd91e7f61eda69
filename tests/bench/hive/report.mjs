import { goalsTable, machineLine, markdownTable } from '../lib/report.mjs';
import { figure, median } from '../lib/stats.mjs';

const acts = ['select', 'insert', 'undo', 'duplicate', 'move', 'remove', 'frames'];

/** The section of the page builder, as Markdown. */
export function hiveReport({ machine, version, bytes, node, samples }) {
  const of = (editor, count, read, slowdown = 1) =>
    median(
      samples.filter((each) => each.editor === editor && each.count === count && each.slowdown === slowdown).map(read),
    );
  const sizes = [...new Set(samples.map(({ count }) => count))];
  const row = (label, editor, count, read, slowdown) => [label, of(editor, count, read, slowdown)];
  const pair = (label, count, read, slowdown) => {
    const [ours, theirs] = ['hive', 'puck'].map((editor) => row(label, editor, count, read, slowdown)[1]);
    const ratio = ours / theirs;
    return [label, figure(ours), figure(theirs), Number.isNaN(ratio) ? '–' : ratio.toFixed(2)];
  };
  const rows = [
    ['', 'page builder', `Puck ${version}`, 'ratio'],
    ...sizes.map((count) => pair(`a key in ${count}, CPU ms`, count, ({ key }) => key)),
    ...sizes.map((count) => pair(`key to paint in ${count}, p95 ms`, count, ({ painted }) => painted)),
    pair('key to paint in 500, slowed 4×, p95 ms', 500, ({ painted }) => painted, 4),
    pair('held key in 500, slowed 4×: behind at the end, ms', 500, ({ backlog }) => backlog, 4),
    ...acts.map((name) => pair(`${name} in 500, CPU ms`, 500, (each) => each.acts[name] ?? Number.NaN)),
    ...sizes.map((count) => pair(`open ${count}, CPU ms`, count, ({ open }) => open)),
    ...sizes.map((count) => pair(`heap with ${count}, MiB`, count, ({ heap }) => heap)),
    [
      'JavaScript beyond the shared, kB gzip',
      ...[bytes.hive, bytes.puck].map(({ js }) => figure(js / 1000)),
      (bytes.hive.js / bytes.puck.js).toFixed(2),
    ],
    [
      'styles beyond the shared, kB gzip',
      ...[bytes.hive, bytes.puck].map(({ css }) => figure(css / 1000)),
      (bytes.hive.css / bytes.puck.css).toFixed(2),
    ],
  ];
  // Measures without a value in this run have no row.
  const table = markdownTable(rows.filter(([, ours]) => ours !== '–'));
  const key = of('hive', 500, (each) => each.key);
  const growth = of('hive', 1000, (each) => each.key) / of('hive', 100, (each) => each.key);
  const at = (read, slowdown) => of('hive', 500, read, slowdown);
  const under = (goal, value, limit, unit = 'ms') => ({
    goal,
    value,
    found: `${figure(value)} ${unit}`.trim(),
    met: value <= limit,
  });
  const judged = [
    under('G1 CPU a key in 500: 12 ms', key, 12),
    under('G1 and a third of Puck', key / of('puck', 500, (each) => each.key), 1 / 3, '×'),
    under(
      'G2 key to paint in 500: p95 25 ms',
      at(({ painted }) => painted),
      25,
    ),
    under(
      'G2 slowed 4×: 100 ms',
      at(({ painted }) => painted, 4),
      100,
    ),
    under('G3 CPU a key in 1000 over 100: 1.5', growth, 1.5, ''),
    under(
      'G5 held key in 500, slowed 4×: 100 ms behind',
      at(({ backlog }) => backlog, 4),
      100,
    ),
    ...['duplicate', 'move', 'remove', 'undo'].map((name) =>
      under(
        `G6 ${name} in 500: 25 ms CPU`,
        at((each) => each.acts[name]),
        25,
      ),
    ),
    under(
      'G7 open 500: 350 ms CPU',
      at(({ open }) => open),
      350,
    ),
    under(
      'G8 heap with 500: 12 MiB',
      at(({ heap }) => heap),
      12,
      'MiB',
    ),
    under('G9 core of the renderer: 2 kB', bytes.renderer.core / 1000, 2, 'kB'),
    under('G9 modules of the editor in the renderer: 0', bytes.renderer.editorModules, 0, ''),
    under('G11 all types and islands: 25 kB', bytes.renderer.all / 1000, 25, 'kB'),
    under('G11 largest island: 8 kB', bytes.renderer.largestIsland / 1000, 8, 'kB'),
    under('G12 server render of 500 over a plain walk: 1.6', node.render / node.plain, 1.6, '×'),
    under('G13 JavaScript beyond the shared: 150 kB', bytes.hive.js / 1000, 150, 'kB'),
    under('G13 styles: 12 kB', bytes.hive.css / 1000, 12, 'kB'),
    under('G18 difference of two drafts of 500: 10 ms CPU', node.difference, 10),
  ].filter(({ value }) => !Number.isNaN(value));
  const goals = goalsTable(judged);
  const onDemand = markdownTable([
    ['loaded when first needed', 'kB gzip'],
    ...bytes.onDemand.map(({ name, js }) => [name, figure(js / 1000)]),
  ]);
  return {
    page: [machineLine(machine, samples), goals].join('\n\n'),
    more: [
      table,
      onDemand,
      `Saving what was typed in 500, after it: ${figure(at(({ saving }) => saving))} ms of CPU.`,
    ].join('\n\n'),
  };
}
