import { goalsTable, machineLine, markdownTable } from '../lib/report.mjs';
import { figure, most } from '../lib/stats.mjs';

const goal = 8;

export function themeReport({ machine, rows, samples }) {
  const slowest = most(rows.map(({ style, layout }) => style + layout));
  const recalcs = most(rows.map((row) => row.recalcs));
  const page = [
    machineLine(machine, samples),
    goalsTable([
      {
        goal: `theme switch with 500 lines: ${goal} ms of style and layout, the slowest theme's median`,
        found: `${figure(slowest)} ms`,
        met: slowest < goal,
      },
      { goal: 'in one recalculation of styles', found: String(recalcs), met: recalcs <= 1 },
    ]),
  ].join('\n\n');
  return {
    page,
    more: markdownTable([
      ['to theme', 'style ms', 'layout ms', 'together', 'recalculations'],
      ...rows.map(({ theme, style, layout, recalcs: count }) => [
        theme,
        figure(style),
        figure(layout),
        figure(style + layout),
        count,
      ]),
    ]),
  };
}
