import { goalsTable, machineLine } from '../lib/report.mjs';
import { goals, medians, ratiosTable, valuesTable } from './summary.mjs';

/** The grid's section as Markdown. */
export function gridReport({ machine, versions, bytes, writtenRows, samples }) {
  const plain = medians(samples, 1);
  const slowed = medians(samples, 4);
  const base = plain.ours ? 'ours' : 'floor';
  const parts = [
    machineLine(machine, samples),
    `${Object.entries(versions)
      .map(([name, version]) => `${name} ${version}`)
      .join(', ')}.`,
  ];
  const runs = Object.values(plain)[0]?.runs ?? 0;
  parts.push(`Medians of ${runs} runs.`, valuesTable(plain, bytes));
  const rows = Object.entries(writtenRows).map(([id, count]) => `${id} ${count}`);
  const more = ['How many times as much as the order table needs:', ratiosTable(plain, base)];
  if (Object.keys(slowed).length > 0) {
    more.push(
      'The processor slowed four times:',
      valuesTable(slowed, bytes),
      ratiosTable(slowed, slowed.ours ? 'ours' : 'floor'),
    );
  }
  more.push(`Rows written per digit typed: ${rows.join(', ')}.`);
  parts.push(goalsTable(goals({ plain, slowed, writtenRows })));
  return { page: parts.join('\n\n'), more: more.join('\n\n') };
}
