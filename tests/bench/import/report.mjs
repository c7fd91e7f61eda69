import { goalsTable, machineLine, markdownTable } from '../lib/report.mjs';
import { figure } from '../lib/stats.mjs';

export function importReport({ machine, parts, kinds }) {
  const head = [`500 rows, ${parts.toLocaleString('en')} parts`, 'ms, middle', 'slowest'];
  const rows = kinds.map(({ kind, p50, max }) => [kind, figure(p50), figure(max)]);
  const all = kinds.find(({ kind }) => kind === 'all of these');
  const goal = { goal: '500 mixed rows matched in under 1,000 ms', found: figure(all.max), met: all.max < 1000 };
  return [machineLine(machine), markdownTable([head, ...rows]), goalsTable([goal])].join('\n\n');
}
