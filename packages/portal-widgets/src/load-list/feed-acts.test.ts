import type { FeedState, NewestLoad } from '@portal/domain/data';
import { expect, test } from 'vitest';
import { actsOf, currentLoad } from './feed-acts.ts';
import { feedState, newestLoad } from './feed-state.fixture.ts';

const load = newestLoad('prices');
const feed = (newest: NewestLoad | null, more: Partial<FeedState> = {}) =>
  feedState('prices', 'List prices', { newest, load_id: newest?.load_id ?? null, ...more });

test('a waiting load is answered, a refused one explained, the live one rolled back; files can always be sent', () => {
  expect(actsOf(feed({ ...load, state: 'waiting' }), 6)).toEqual([
    'approve',
    'discard',
    'open',
    'loads',
    'send',
    'template',
  ]);
  expect(actsOf(feed({ ...load, state: 'ended', ending: 'refused', errors: 2 }), 6)).toEqual([
    'errors',
    'download',
    'loads',
    'send',
    'template',
  ]);
  expect(actsOf(feed({ ...load, state: 'ended', ending: 'interrupted', can_load_again: true }), 6)).toEqual([
    'again',
    'open',
    'loads',
    'send',
    'template',
  ]);
  expect(actsOf(feed(load), 7)).toEqual(['rollback', 'open', 'loads', 'send', 'template']);
});

test('only the load that buyers see is rolled back, and pictures have no template', () => {
  expect(actsOf(feed(load), 9)).not.toContain('rollback');
  expect(actsOf(feed(null, { has_rows: false }), null)).toEqual(['loads', 'send']);
});

test('buyers see the newest load that is live for any feed', () => {
  expect(currentLoad([feed(load), feed({ ...load, load_id: 9 }), feed(null)])).toBe(9);
  expect(currentLoad([feed(null)])).toBeNull();
});
