import 'fake-indexeddb/auto';
import { describe, expect, test, vi } from 'vitest';
import type { KeptDraft } from '../model/draft-desk.ts';
import { node } from '../model/editor.fixture.ts';
import { keeperOf } from './kept-drafts.ts';

const kept = (text: string): KeptDraft => ({
  revision: 3,
  base: [node('t')],
  mine: [node('t', 'title', { settings: { text } })],
  unanswered: [],
  questions: [],
});

describe('HIVE-15 work that is kept in this browser', () => {
  test('is there again for whom it belongs to, and gone when it is cleared', async () => {
    const keeper = keeperOf('ann', 9);
    expect(await keeper.write(kept('Spring'))).toBe(true);
    expect(await keeperOf('ann', 9).read()).toEqual(kept('Spring'));
    expect(await keeperOf('ben', 9).read()).toBeNull();
    await keeper.clear();
    expect(await keeperOf('ann', 9).read()).toBeNull();
  });

  test('is not said to be where the browser takes it back at the end, as on a full disk', async () => {
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
      this: IDBObjectStore,
      value,
      key,
    ) {
      put.mockRestore();
      const request = this.put(value, key);
      request.addEventListener('success', () => this.transaction.abort());
      return request;
    });
    expect(await keeperOf('ann', 9).write(kept('Spring'))).toBe(false);
    expect(await keeperOf('ann', 9).read()).toBeNull();
  });
});
