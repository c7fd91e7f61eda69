import { goalsTable, machineLine } from '../lib/report.mjs';
import { figure } from '../lib/stats.mjs';

const percent = (part, whole) => (whole === 0 ? 100 : (part / whole) * 100);
const shown = (part, whole) => `${percent(part, whole).toFixed(1)} % (${part} of ${whole})`;

const names = {
  templates: 'made from templates',
  byHand: 'written by hand',
  buyers: 'as buyers of four countries write',
  trade: 'written in the trade before the grammar was read',
  lists: 'lists of strangers',
  typed: 'typed into the search box',
  messages: 'messages, drawings and spreadsheets',
  counter: 'at the counter, from site and workshop',
  enquiries: 'enquiries at a trade counter',
  sales: 'enquiries of estimators and workshops',
};

function goalsOf(name, { queries, rows }) {
  const set = names[name];
  return [
    {
      goal: `${set}: queries right among the first three: 95 %`,
      found: shown(queries.right, queries.all),
      met: percent(queries.right, queries.all) >= 95,
    },
    { goal: `${set}: no empty answers`, found: String(queries.empty), met: queries.empty === 0 },
    {
      goal: `${set}: list rows resolved among three: 90 %`,
      found: shown(rows.right, rows.all),
      met: percent(rows.right, rows.all) >= 90,
    },
    {
      goal: `${set}: rows marked sure right in part and quantity: 99.5 %`,
      found: shown(rows.sureRight, rows.sure),
      met: percent(rows.sureRight, rows.sure) >= 99.5,
    },
    { goal: `${set}: no rows dropped`, found: String(rows.dropped), met: rows.dropped === 0 },
  ];
}

export function knowledgeReport({ machine, sets, keystroke, listTime, parts }) {
  const many = parts.toLocaleString('en');
  const goals = [
    ...Object.entries(sets).flatMap(([name, set]) => goalsOf(name, set)),
    { goal: `a keystroke at ${many} parts: p95 under 16 ms`, found: figure(keystroke), met: keystroke < 16 },
    { goal: `a list of 500 rows at ${many} parts: under 2,000 ms`, found: figure(listTime), met: listTime < 2000 },
  ];
  const counted = Object.entries(sets).map(
    ([name, { rows }]) => `${names[name]}: ${shown(rows.quantityRight, rows.all)}`,
  );
  const read = `Quantities read right: ${counted.join('; ')}.`;
  return { page: [machineLine(machine), goalsTable(goals), read].join('\n\n') };
}
