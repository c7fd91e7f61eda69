import { goalsTable, machineLine, markdownTable } from '../lib/report.mjs';
import { figure } from '../lib/stats.mjs';

export function searchReport({ machine, sizes }) {
  const head = ['ms', ...sizes.map(({ parts }) => `${parts.toLocaleString('en')} parts`)];
  const three = ({ p50, p95, p99 }) => `${figure(p50)} / ${figure(p95)} / ${figure(p99)}`;
  const rows = [
    ['building the search index', ...sizes.map((size) => figure(size.indexBuild))],
    ['a keystroke to ranked results, p50 / p95 / p99', ...sizes.map((size) => three(size.search))],
    ['the slowest of them', ...sizes.map((size) => figure(size.search.max))],
    ['building the filters', ...sizes.map((size) => figure(size.facetBuild))],
    ['a filter clicked, all counts, p50 / p95 / p99', ...sizes.map((size) => three(size.facet))],
    ['the same by a plain loop, p50 / p95 / p99', ...sizes.map((size) => three(size.naive))],
    ['answers compared with the plain loop, of them wrong', ...sizes.map((size) => `${size.compared}, ${size.wrong}`)],
  ];
  const goals = sizes.flatMap(({ parts, search, facet, wrong }) => [
    { goal: `search at ${parts}: p95 under 16 ms`, found: figure(search.p95), met: search.p95 < 16 },
    { goal: `filter at ${parts}: p95 under 3 ms`, found: figure(facet.p95), met: facet.p95 < 3 },
    { goal: `filter at ${parts}: equal to the plain loop`, found: `${wrong} wrong`, met: wrong === 0 },
  ]);
  return [machineLine(machine), markdownTable([head, ...rows]), goalsTable(goals)].join('\n\n');
}
