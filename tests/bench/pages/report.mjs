import { markdownTable } from '../lib/report.mjs';

const seconds = (ms) => (ms / 1000).toFixed(1);

export function pagesReport({ machine, rows }) {
  const table = markdownTable([
    [
      'page',
      'performance',
      'accessibility',
      'best practice',
      'SEO',
      'first paint s',
      'largest paint s',
      'blocked ms',
      'shift',
      'first byte p95 ms',
    ],
    ...rows.map(({ path, marks, firstPaint, largestPaint, blocked, shift, wait }) => [
      path,
      marks.performance,
      marks.accessibility,
      marks['best-practices'],
      marks.seo,
      seconds(firstPaint),
      seconds(largestPaint),
      Math.round(blocked),
      shift.toFixed(3),
      wait.p95.toFixed(1),
    ]),
  ]);
  return { page: `${machine.date}, ${machine.calm ? 'quiet machine' : 'busy machine'}.\n\n${table}` };
}
