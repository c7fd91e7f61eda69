import { beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
  localStorage.clear();
  vi.resetModules();
});

const load = () => import('./left-rows.ts');
const key = 'portal.left-rows';

test('IMP-06 rows left undecided are kept for their order, also after a reload, until they are dealt with', async () => {
  const page = await load();
  page.settleLeftRows('KES014-204817', [], ['HXB-16080-88Y\t100']);
  page.settleLeftRows('KES014-204818', [], ['M99 bolt\t5', 'washers']);
  vi.resetModules();
  const reloaded = await load();
  // One of them is added, another list leaves a row, and the first order's row is left out.
  reloaded.settleLeftRows('KES014-204818', ['M99 bolt\t5', 'washers'], ['washers']);
  reloaded.settleLeftRows('KES014-204818', ['M10 nut', 'studs'], ['studs']);
  reloaded.settleLeftRows('KES014-204817', ['HXB-16080-88Y\t100'], []);
  expect(JSON.parse(localStorage.getItem(key) ?? '')).toEqual([['KES014-204818', ['washers', 'studs']]]);
});

test('IMP-06 what else is stored under the name is ignored, and the oldest orders are dropped', async () => {
  localStorage.setItem(key, '[["KES014-1", [5, "bolt"]], 7, "x"]');
  const page = await load();
  for (let number = 2; number < 30; number += 1) page.settleLeftRows(`KES014-${number}`, [], ['bolt']);
  const kept: readonly unknown[] = JSON.parse(localStorage.getItem(key) ?? '');
  expect(kept).toHaveLength(20);
  expect(kept.at(-1)).toEqual(['KES014-29', ['bolt']]);
});
