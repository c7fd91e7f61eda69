import { expect, test } from 'vitest';
import { inTurn } from './read-workbook.ts';

/** Work that ends on request. */
function workbook(user: string) {
  let finish = () => {};
  const state = { user, isRead: false, finish: () => finish(), result: Promise.resolve('') };
  state.result = inTurn(user, () => {
    state.isRead = true;
    return new Promise((done) => {
      finish = () => done('read');
    });
  });
  return state;
}
const settle = () => new Promise((done) => setImmediate(done));

test('IMP-04 one user never holds all places: the second workbook waits for the first, others go ahead', async () => {
  const own = [workbook('moira'), workbook('moira')];
  await settle();
  expect(own.map(({ isRead }) => isRead)).toEqual([true, false]);
  await expect(workbook('moira').result).rejects.toMatchObject({ reason: 'busy' });
  const others = [workbook('ingrid'), workbook('tom')];
  await settle();
  expect(others.map(({ isRead }) => isRead)).toEqual([true, false]);
  own[0]?.finish();
  await own[0]?.result;
  await settle();
  // The user's second one has waited longest, and the user has none in reading.
  expect([own[1]?.isRead, others[1]?.isRead]).toEqual([true, false]);
  others[0]?.finish();
  await settle();
  expect(others[1]?.isRead).toBe(true);
  for (const each of [...own, ...others]) {
    each.finish();
    expect(await each.result).toBe('read');
  }
});
