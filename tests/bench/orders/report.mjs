import { goalsTable, machineLine, markdownTable } from '../lib/report.mjs';
import { figure, median, most } from '../lib/stats.mjs';

export function ordersReport({ machine, desk, buyers, together }) {
  const first = desk.heaps[0];
  const last = desk.heaps.at(-1);
  const compiled = desk.heaps.at(-2);
  const growth = (from, part) => last[part] / from[part] - 1;
  const flat = (what, from, part) => ({
    goal: `${what} flat from ${from.switches} to ${last.switches.toLocaleString('en')} switches (under 5 % more)`,
    found: `${figure(100 * growth(from, part))} %`,
    met: growth(from, part) < 0.05,
  });
  const mib = (bytes) => `${figure(bytes / 2 ** 20)} MiB`;
  const three = ({ p50, p95, p99 }) => `${figure(p50)} / ${figure(p95)} / ${figure(p99)}`;
  const table = markdownTable([
    ['what', 'found'],
    [
      `an order of ${desk.lines} lines, from its answer to rows painted and entry ready, median / slowest of ${desk.openings.length}, ms`,
      `${figure(median(desk.openings))} / ${figure(most(desk.openings))}`,
    ],
    [
      `a digit in a quantity of such an order, processor time of the whole page, median / slowest of ${desk.digits.length}, ms`,
      `${figure(median(desk.digits))} / ${figure(most(desk.digits))}`,
    ],
    [
      `whole heap after ${desk.heaps.map(({ switches }) => switches.toLocaleString('en')).join(', ')} switches between four such orders`,
      desk.heaps.map(({ whole }) => mib(whole)).join(', '),
    ],
    ['of it objects and texts, without compiled code', desk.heaps.map(({ script }) => mib(script)).join(', ')],
    ...Object.entries(together).map(([name, times]) => [
      `${name} of such an order, ${buyers} buyers at once on PostgreSQL, p50 / p95 / p99, ms`,
      three(times),
    ]),
  ]);
  const goals = [
    { goal: 'open under 400 ms', found: figure(median(desk.openings)), met: median(desk.openings) < 400 },
    flat('objects and texts', first, 'script'),
    flat('whole heap', compiled, 'whole'),
    ...Object.entries(together).map(([name, { p95 }]) => ({
      goal: `${name} p95 under 150 ms`,
      found: figure(p95),
      met: p95 < 150,
    })),
  ];
  return { page: [machineLine(machine), goalsTable(goals)].join('\n\n'), more: table };
}
