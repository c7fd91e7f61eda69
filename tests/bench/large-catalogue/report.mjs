import { goalsTable, machineLine, markdownTable } from '../lib/report.mjs';
import { figure } from '../lib/stats.mjs';

const names = {
  typed: 'a letter typed, first 8 hits',
  results: 'results opened: 200 hits, how the text was read, all filters counted, first 1,000 parts',
  filter: 'a filter chosen, all filters counted',
};
const tableOf = (head, found) =>
  markdownTable([
    [head, 'answers', 'p50 ms', 'p95 ms', 'p99 ms'],
    ...Object.entries(names).map(([name, words]) => {
      const { n, p50, p95, p99 } = found[name];
      return [words, n, figure(p50), figure(p95), figure(p99)];
    }),
  ]);
const mib = (memory) => `${memory.toLocaleString('en')} MiB`;

export function largeCatalogueReport({ machine, engine, together }) {
  const parts = (count) => `${count.toLocaleString('en')} parts`;
  const tables = [tableOf(`${parts(engine.parts)}: processor time of an answer`, engine.found)];
  const goals = [
    { goal: 'processor time to index', found: `${figure(engine.built / 1000)} s`, met: engine.built < 30_000 },
    { goal: 'memory of the index under 1,500 MiB', found: mib(engine.memory), met: engine.memory < 1500 },
  ];
  if (together) {
    tables.push(
      tableOf(`${parts(together.parts)}, ${together.buyers} buyers at once: time until the answer`, together.found),
    );
    const { p95 } = together.found.typed;
    goals.push(
      { goal: 'first results: p95 under 150 ms', found: figure(p95), met: p95 < 150 },
      {
        goal: 'indexed at the start in under 60 s',
        found: `${figure(together.indexed / 1000)} s`,
        met: together.indexed < 60_000,
      },
      { goal: 'memory of the server under 2 GiB', found: mib(together.memory), met: together.memory < 2048 },
    );
  }
  return { page: [machineLine(machine), ...tables, goalsTable(goals)].join('\n\n') };
}
