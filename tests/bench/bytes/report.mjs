import { goalsTable, markdownTable } from '../lib/report.mjs';

const kilo = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;

export function bytesReport({ machine, routes, workers }) {
  const goals = routes.map(({ route, goal, total }) => ({
    goal: `JavaScript to ${route}: ${goal} kB gzipped`,
    found: kilo(total),
    met: total <= goal * 1000,
  }));
  const rows = routes.flatMap(({ route, files }) =>
    // Names without their hash, so that the table changes only with the sizes.
    files.slice(0, 6).map(({ file, bytes }) => [route, file.replace(/^assets\/(.*)-[\w-]{8}\.js$/, '$1'), kilo(bytes)]),
  );
  for (const { file, bytes } of workers) rows.push(['worker', file.replace(/-[\w-]{8}\.js$/, ''), kilo(bytes)]);
  return {
    page: [`${machine.date}.`, goalsTable(goals)].join('\n\n'),
    more: markdownTable([['route', 'largest files', 'gzip'], ...rows]),
  };
}
