import { goalsTable, machineLine, markdownTable } from '../lib/report.mjs';
import { figure } from '../lib/stats.mjs';

const three = (times) => (times ? `${figure(times.p50)} / ${figure(times.p95)} / ${figure(times.p99)}` : 'none');

export function overloadReport({ machine, seconds, overload, databases }) {
  const row = (label, of) => [label, ...databases.map(of)];
  const table = markdownTable([
    [`${overload} times the load for ${seconds} s`, ...databases.map(({ kind }) => kind)],
    row('calls a second that it can do', ({ capacity }) => figure(capacity)),
    row('offered a second', ({ loaded }) => figure(loaded.perSecond)),
    row('served a second', ({ loaded }) => figure(loaded.served.count / seconds)),
    row('served, p50 / p95 / p99 in ms', ({ loaded }) => three(loaded.served.times)),
    row('shed, p50 / p95 / p99 in ms', ({ loaded }) => three(loaded.shed.times)),
    row('share of saves served', ({ loaded }) => `${Math.round((100 * loaded.saves.served) / loaded.saves.count)} %`),
    row('/readyz, p50 / p95 / p99 in ms', ({ loaded }) => three(loaded.probes.times)),
    row('neither served nor shed', ({ loaded }) => `${loaded.otherCount} ${loaded.others.join(', ')}`.trim()),
    row('memory before, and the most, in MB', ({ memory }) => `${figure(memory.before)}, ${figure(memory.most)}`),
    row('p99 delay of the load generator itself in ms', ({ loaded }) => figure(loaded.ownDelay)),
  ]);
  const goals = databases.flatMap(({ kind, loaded, memory }) => [
    {
      goal: `${kind}: served p99 1,000 ms`,
      found: figure(loaded.served.times.p99),
      met: loaded.served.times.p99 <= 1_000,
    },
    {
      goal: `${kind}: /readyz p99 100 ms`,
      found: figure(loaded.probes.times.p99),
      met: loaded.probes.times.p99 <= 100,
    },
    {
      goal: `${kind}: all else is shed with Retry-After`,
      found: `${loaded.otherCount + loaded.shed.withoutRetryAfter}`,
      met: loaded.otherCount + loaded.shed.withoutRetryAfter === 0,
    },
    { goal: `${kind}: memory stays under 1,500 MB`, found: figure(memory.most), met: memory.most < 1_500 },
  ]);
  return { page: [machineLine(machine), table].join('\n\n'), more: goalsTable(goals) };
}
