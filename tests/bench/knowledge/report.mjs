import { goalsTable, machineLine } from '../lib/report.mjs';
import { figure } from '../lib/stats.mjs';

const percent = (part, whole) => (whole === 0 ? 100 : (part / whole) * 100);
const shown = (part, whole) => `${percent(part, whole).toFixed(1)} % (${part} of ${whole})`;

export function knowledgeReport({ machine, queries, right, empty, rows, keystroke, listTime, parts }) {
  const many = parts.toLocaleString('en');
  const goals = [
    {
      goal: 'queries right among the first three: 95 %',
      found: shown(right, queries),
      met: percent(right, queries) >= 95,
    },
    { goal: 'no empty answers', found: String(empty), met: empty === 0 },
    {
      goal: 'list rows resolved among three: 90 %',
      found: shown(rows.right, rows.all),
      met: percent(rows.right, rows.all) >= 90,
    },
    {
      goal: 'rows marked sure right in part and quantity: 99.5 %',
      found: shown(rows.sureRight, rows.sure),
      met: percent(rows.sureRight, rows.sure) >= 99.5,
    },
    { goal: 'no rows dropped', found: String(rows.dropped), met: rows.dropped === 0 },
    { goal: `a keystroke at ${many} parts: p95 under 16 ms`, found: figure(keystroke), met: keystroke < 16 },
    { goal: `a list of 500 rows at ${many} parts: under 2,000 ms`, found: figure(listTime), met: listTime < 2000 },
  ];
  return [
    machineLine(machine),
    goalsTable(goals),
    `Quantities read right: ${shown(rows.quantityRight, rows.all)}.`,
  ].join('\n\n');
}
