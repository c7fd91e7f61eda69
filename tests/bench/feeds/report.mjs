import { goalsTable, machineLine, markdownTable } from '../lib/report.mjs';
import { figure } from '../lib/stats.mjs';

const number = (value) => value.toLocaleString('en-AU');

export function feedsReport({ machine, parts, rows, large, postgres, embedded, saves }) {
  const names = {
    load: `load of ${number(parts)} parts, ${number(rows)} rows, with its checks`,
    check: 'check of the same files again',
    prices: `${number(parts)} changed prices, a delta`,
    stock: `${number(parts)} changed stock levels, a delta`,
    large: `check of a file of ${number(large)} prices`,
  };
  const cells = (found) =>
    found ? [figure(found.seconds), figure(found.processor), figure(found.memory)] : ['', '', ''];
  const table = markdownTable([
    ['what', 'PostgreSQL: s', 'CPU s', 'peak MiB', 'embedded: s', 'CPU s', 'peak MiB'],
    ...Object.entries(names).map(([name, title]) => [title, ...cells(postgres?.[name]), ...cells(embedded?.[name])]),
  ]);
  const under = (goal, value, limit, unit) => ({ goal, found: `${figure(value)} ${unit}`, met: value < limit });
  const peak = (loads) => Math.max(...Object.values(loads).map((each) => each.memory));
  const goals = [
    ...(postgres
      ? [
          under('load on PostgreSQL in 60 s', postgres.load.seconds, 60, 's'),
          under('changed prices in 10 s', postgres.prices.seconds, 10, 's'),
          under('changed stock in 10 s', postgres.stock.seconds, 10, 's'),
          under('memory of the loader under 500 MiB', peak(postgres), 500, 'MiB'),
        ]
      : []),
    ...(embedded
      ? [
          under('load embedded in 120 s', embedded.load.seconds, 120, 's'),
          under('memory with the embedded database under 500 MiB', peak(embedded), 500, 'MiB'),
        ]
      : []),
    ...(saves ? [under("buyers' saves during a load under 150 ms p95", saves.during.p95, 150, 'ms')] : []),
  ];
  const during =
    saves &&
    `Saves p50 / p95 / p99: ${['before', 'during']
      .map(
        (when) => `${when} a load ${['p50', 'p95', 'p99'].map((share) => figure(saves[when][share])).join(' / ')} ms`,
      )
      .join(', ')}.`;
  return {
    page: [machineLine(machine), table, during, goalsTable(goals)].filter((part) => part !== null).join('\n\n'),
  };
}
