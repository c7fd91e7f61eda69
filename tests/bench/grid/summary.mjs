import { markdownTable } from '../lib/report.mjs';
import { figure, median, most, percentile } from '../lib/stats.mjs';
import { pages } from './pages.mjs';

const cpu = (name) => ({ label: `CPU: ${name}`, of: (runs) => median(runs.map((run) => run.cpu[name])) });
const clock = (name) => ({ label: `${name} ms`, of: (runs) => median(runs.map((run) => run[name])) });

/** Compared measures by key. Smaller is better. */
const measures = {
  mount: clock('mount'),
  digit: clock('digit'),
  prices: clock('prices'),
  theme: clock('theme'),
  'cpu.mount': cpu('mount'),
  'cpu.digit': cpu('digit'),
  'cpu.prices': cpu('prices'),
  'cpu.theme': cpu('theme'),
  'cpu.scroll': cpu('scroll'),
};

const frameShare = (runs, of) => median(runs.map((run) => of(run.frames)));
const blankShare = (runs) => {
  const sampled = runs.reduce((sum, run) => sum + run.sampled, 0);
  return sampled === 0 ? 0 : runs.reduce((sum, run) => sum + run.blank, 0) / sampled;
};

/** Medians of each page at one slowdown: `measures`, frames of the scroll in ms, share of blank frames, heap in MiB, DOM elements. */
export function medians(samples, slowdown) {
  const result = {};
  for (const { id } of pages) {
    const runs = samples.filter((sample) => sample.page === id && sample.slowdown === slowdown);
    if (runs.length === 0) continue;
    result[id] = {
      runs: runs.length,
      ...Object.fromEntries(Object.entries(measures).map(([key, { of }]) => [key, of(runs)])),
      frameP95: frameShare(runs, (frames) => percentile(frames, 0.95)),
      frameMost: frameShare(runs, most),
      blank: blankShare(runs),
      heap: median(runs.map((run) => run.heap)),
      nodes: median(runs.map((run) => run.nodes)),
    };
  }
  return result;
}

const nameOf = (id) => pages.find((page) => page.id === id)?.name ?? id;
const ms = (value) => String(Math.round(value));
const percent = (share) => (share === 0 ? '0' : `${(100 * share).toFixed(1)} %`);

/** Every page's medians, one row each. */
export function valuesTable(found, bytes) {
  const head = [
    'page',
    ...Object.values(measures).map(({ label }) => label),
    'frames p95 / max',
    'blank',
    'heap MiB',
    'DOM',
    'JS gzip',
  ];
  const rows = Object.entries(found).map(([id, values]) => [
    nameOf(id),
    ...Object.keys(measures).map((key) => figure(values[key])),
    `${ms(values.frameP95)} / ${ms(values.frameMost)}`,
    percent(values.blank),
    figure(values.heap),
    String(values.nodes),
    bytes[id] ? `${Math.round(bytes[id].js / 1000)} kB` : '–',
  ]);
  return markdownTable([head, ...rows]);
}

/** Ratio to `base` for each page: 2.0 is twice as slow, 0.5 twice as fast. */
export function ratiosTable(found, base) {
  const head = [`× ${nameOf(base)}`, ...Object.values(measures).map(({ label }) => label.replace(' ms', ''))];
  const rows = Object.entries(found)
    .filter(([id]) => id !== base)
    .map(([id, values]) => [
      nameOf(id),
      ...Object.keys(measures).map((key) => (values[key] / found[base][key]).toFixed(2)),
    ]);
  return markdownTable([head, ...rows]);
}

/** Libraries that the order table must beat, and in which measures. */
const libraries = ['react-data-grid', 'ag-grid', 'mui'];
const ahead = ['cpu.mount', 'cpu.prices', 'cpu.theme', 'cpu.scroll'];
/** The plain TanStack page has no states, notes, roles or keys: allowance for those. */
const mostOverTanStack = 1.4;
const mostPerDigit = 2.5;

/** Goals of the order table (the real widget, with states and notes), each with its measured value and whether it is met. */
export function goals({ plain, slowed, writtenRows }) {
  const ours = plain.ours;
  if (!ours) return [];
  const list = [];
  const best = (key) =>
    libraries
      .filter((id) => plain[id])
      .map((id) => ({ id, value: plain[id][key] }))
      .sort((a, b) => a.value - b.value)[0];
  for (const key of ahead) {
    const peer = best(key);
    if (!peer) continue;
    list.push({
      goal: `${measures[key].label} under AG Grid, MUI X and react-data-grid`,
      found: `${figure(ours[key])}, best of them ${figure(peer.value)} (${nameOf(peer.id)})`,
      met: ours[key] < peer.value,
    });
  }
  list.push({
    goal: `CPU: digit at most ${mostPerDigit} ms`,
    found: figure(ours['cpu.digit']),
    met: ours['cpu.digit'] <= mostPerDigit,
  });
  for (const key of [...ahead, 'cpu.digit']) {
    if (!plain.tanstack) continue;
    const ratio = ours[key] / plain.tanstack[key];
    list.push({
      goal: `${measures[key].label} at most ${mostOverTanStack} × TanStack's plain page`,
      found: `${ratio.toFixed(2)} ×`,
      met: ratio <= mostOverTanStack,
    });
  }
  for (const [label, values, limit] of [
    ['plain', ours, 17],
    ['slowed 4×', slowed?.ours, 50],
  ]) {
    if (!values) continue;
    // A frame of a 60 Hz screen is 16.7 ms and is reported with a jitter of some tenths.
    list.push({
      goal: `scroll ${label}: p95 ${limit} ms`,
      found: `${figure(values.frameP95)} ms`,
      met: values.frameP95 < limit + 0.5,
    });
    list.push({ goal: `scroll ${label}: no blank frame`, found: percent(values.blank), met: values.blank === 0 });
  }
  list.push({
    goal: 'rows written per keystroke: 1',
    found: String(writtenRows.ours),
    met: writtenRows.ours === 1,
  });
  return list;
}
