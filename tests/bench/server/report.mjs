import { goalsTable, machineLine, markdownTable } from '../lib/report.mjs';
import { figure } from '../lib/stats.mjs';

export function serverReport({ machine, parts, databases }) {
  const three = ({ p50, p95, p99 }) => `${figure(p50)} / ${figure(p95)} / ${figure(p99)}`;
  const share = ({ saves, floorSaves }) => saves / floorSaves;
  const row = (label, of) => [label, ...databases.map(of)];
  const table = markdownTable([
    ['p50 / p95 / p99 in ms', ...databases.map(({ kind }) => kind)],
    row('get-price of 500 lines', ({ price }) => three(price)),
    row('save of 1 operation in a cart of 500 lines', ({ save }) => three(save)),
    row('open a cart of 500 lines', ({ open }) => three(open)),
    row('page of a part, first byte', ({ page }) => three(page)),
    row('save with 50 connections, carts of 20 lines', ({ underLoad }) => three(underLoad)),
    row('saves a second with 50 connections', ({ saves }) => figure(saves)),
    row('the bare floor', ({ floorSaves }) => figure(floorSaves)),
    row('share of the floor', (each) => `${Math.round(100 * share(each))} %`),
    row('first start with the fill', ({ startMs }) => `${(startMs / 1000).toFixed(1)} s`),
  ]);
  const goals = databases.flatMap((each) => [
    { goal: `${each.kind}: price p95 60 ms`, found: figure(each.price.p95), met: each.price.p95 <= 60 },
    { goal: `${each.kind}: save p95 25 ms`, found: figure(each.save.p95), met: each.save.p95 <= 25 },
    { goal: `${each.kind}: open p95 400 ms`, found: figure(each.open.p95), met: each.open.p95 <= 400 },
    {
      goal: `${each.kind}: page of a part, first byte p95 40 ms`,
      found: figure(each.page.p95),
      met: each.page.p95 <= 40,
    },
    {
      goal: `${each.kind}: saves at 35 % of the floor`,
      found: `${Math.round(100 * share(each))} %`,
      met: share(each) >= 0.35,
    },
  ]);
  return {
    page: [machineLine(machine), `${parts.toLocaleString('en')} parts.`, table].join('\n\n'),
    more: goalsTable(goals),
  };
}
