import { goalsTable, machineLine, markdownTable } from '../lib/report.mjs';
import { figure } from '../lib/stats.mjs';

export function largeCatalogueReport({ machine, parts, buyers, indexed, memory, found }) {
  const names = {
    typed: 'a letter typed, first 8 hits',
    results: 'results opened: 200 hits, how the text was read, all filters counted, first 1,000 parts',
    filter: 'a filter chosen, all filters counted',
  };
  const table = markdownTable([
    [`${parts.toLocaleString('en')} parts, ${buyers} buyers at once`, 'answers', 'p50 ms', 'p95 ms', 'p99 ms'],
    ...Object.entries(names).map(([name, words]) => {
      const { n, p50, p95, p99 } = found[name];
      return [words, n, figure(p50), figure(p95), figure(p99)];
    }),
  ]);
  const goals = goalsTable([
    { goal: 'first results: p95 under 150 ms', found: figure(found.typed.p95), met: found.typed.p95 < 150 },
    { goal: 'indexed at the start in under 60 s', found: `${figure(indexed / 1000)} s`, met: indexed < 60_000 },
    { goal: 'memory of the server under 2 GiB', found: `${memory.toLocaleString('en')} MiB`, met: memory < 2048 },
  ]);
  return { page: [machineLine(machine), table, goals].join('\n\n') };
}
