import { expect, test } from 'vitest';
import { isLiveAsSeen, publishDraft } from './drafts.ts';
import type { HiveDraft } from './types.ts';

const draft = (draft_id: number, published: 0 | 1 = 0) => ({ draft_id, published, finalised: published }) as HiveDraft;

test('HIVE-15 a draft can replace only the live draft that it was compared with', () => {
  const drafts = [draft(1, 1), draft(2), draft(3)];
  expect([1, 2, null].map((seen) => isLiveAsSeen(drafts, 3, seen))).toEqual([true, false, false]);
  const nothingLive = [draft(1), draft(3)];
  expect([1, null].map((seen) => isLiveAsSeen(nothingLive, 3, seen))).toEqual([false, true]);
  // The reply was lost and the call is repeated.
  expect(isLiveAsSeen(publishDraft(drafts, 3), 3, 1)).toBe(true);
  expect(isLiveAsSeen(publishDraft(drafts, 2), 3, 1)).toBe(false);
});
