import { goalsTable, machineLine, markdownTable } from '../lib/report.mjs';
import { figure } from '../lib/stats.mjs';

const three = ({ p50, p95, p99 }) => `${figure(p50)} / ${figure(p95)} / ${figure(p99)}`;
const megabytes = (bytes) => `${(bytes / 1e6).toFixed(2)} MB`;

export function searchReport({ machine, sizes, filters }) {
  const head = ['ms', ...sizes.map(({ parts }) => `${parts.toLocaleString('en')} parts`)];
  const rows = [
    ['the list on the wire', ...sizes.map((size) => megabytes(size.wire))],
    ['the filters on the wire', ...sizes.map((size) => megabytes(size.filterWire))],
    ['reading the list as it came', ...sizes.map((size) => figure(size.parse))],
    ['building the search index from the list', ...sizes.map((size) => figure(size.indexBuild))],
    ['second visit: kept list copied, opened, indexed', ...sizes.map((size) => figure(size.secondVisit))],
    ['a change of 100 parts applied', ...sizes.map((size) => figure(size.changeApplied))],
    ['a keystroke to ranked results, p50 / p95 / p99', ...sizes.map((size) => three(size.search))],
    ['the slowest of them', ...sizes.map((size) => figure(size.search.max))],
    ['10,000 characters, wildcards, control characters', ...sizes.map((size) => figure(size.hostile))],
    ['a sentence as filters, p50 / p95 / p99', ...sizes.map((size) => three(size.sentence))],
    ['building the filters', ...sizes.map((size) => figure(size.filterBuild))],
  ];
  const [ours] = filters;
  const clicks = [
    ['100,000 parts, 9 groups', 'ms to build', 'a click, all counts: p50 / p95 / p99', 'clicks', 'compared, wrong'],
    ...filters.map((each) => [
      each.name,
      figure(each.build),
      three(each.click),
      String(each.clicks),
      `${each.compared}, ${each.wrong}`,
    ]),
    ...(ours.plain ? [['a plain loop', '', three(ours.plain), '', '']] : []),
  ];
  const at = sizes.flatMap(({ parts, search, indexBuild }) => [
    { goal: `search at ${parts}: p95 under 16 ms`, found: figure(search.p95), met: search.p95 < 16 },
    { goal: `index at ${parts}: under 400 ms`, found: figure(indexBuild), met: indexBuild < 400 },
  ]);
  const largest = sizes[sizes.length - 1];
  const goals = [
    ...at,
    { goal: 'list of 100,000: under 3 MB', found: megabytes(largest.wire), met: largest.wire < 3e6 },
    { goal: 'second visit: under 1.5 s', found: figure(largest.secondVisit), met: largest.secondVisit < 1500 },
    { goal: 'filter at 100,000: p95 under 3 ms', found: figure(ours.click.p95), met: ours.click.p95 < 3 },
    { goal: 'filter: equal to the plain loop', found: `${ours.wrong} wrong`, met: ours.wrong === 0 },
    ...filters.slice(1).map((peer) => ({
      goal: `filter: ahead of ${peer.name}`,
      found: `${figure(ours.click.p95)} against ${figure(peer.click.p95)}`,
      met: ours.click.p95 < peer.click.p95 && ours.click.p50 < peer.click.p50,
    })),
  ];
  return {
    page: [machineLine(machine), goalsTable(goals)].join('\n\n'),
    more: [markdownTable([head, ...rows]), markdownTable(clicks)].join('\n\n'),
  };
}
