import { goalsTable, machineLine, markdownTable } from '../lib/report.mjs';
import { figure } from '../lib/stats.mjs';

export function importReport({ machine, parts, kinds, painted }) {
  const head = [`500 rows, ${parts.toLocaleString('en')} parts`, 'ms, middle', 'slowest'];
  const rows = kinds.map(({ kind, p50, max }) => [kind, figure(p50), figure(max)]);
  const all = kinds.find(({ kind }) => kind === 'all of these');
  const goals = [
    { goal: '500 mixed rows matched in under 1,000 ms', found: figure(all.max), met: all.max < 1000 },
    {
      goal: 'from paste to painted in under 1,200 ms, the first list',
      found: figure(painted.first),
      met: painted.first < 1200,
    },
    { goal: 'the same, later lists, middle', found: figure(painted.p50), met: painted.p50 < 1200 },
  ];
  return { page: [machineLine(machine), goalsTable(goals)].join('\n\n'), more: markdownTable([head, ...rows]) };
}
