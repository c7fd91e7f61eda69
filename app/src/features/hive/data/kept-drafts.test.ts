import 'fake-indexeddb/auto';
import { describe, expect, test, vi } from 'vitest';
import type { KeptDraft } from '../model/draft-desk.ts';
import { node } from '../model/editor.fixture.ts';
import { draftsKept, keeperOf, stayAt, tabsAt } from './kept-drafts.ts';

const kept = (text: string): KeptDraft => ({
  revision: 3,
  base: [node('t')],
  mine: [node('t', 'title', { settings: { text } })],
  unanswered: [],
  questions: [],
});

const alive = new Set<string>();
const inTab = (id: string, username = 'ann', draft_id = 9) =>
  keeperOf(username, { page_id: 1, draft_id }, { id, at: async () => alive });

describe('HIVE-15 work that is kept in this browser', () => {
  test('is there again for whom it belongs to, and gone when it is cleared', async () => {
    const keeper = inTab('a');
    expect(await keeper.write(kept('Spring'))).toBe(true);
    expect(await inTab('a').read()).toEqual([kept('Spring')]);
    expect([await inTab('a', 'ben').read(), await inTab('a', 'ann', 90).read()]).toEqual([[], []]);
    await keeper.clear();
    expect(await inTab('a').read()).toEqual([]);
  });

  test('of two tabs is kept beside each other; what a closed one left is taken over, what an open one does is not', async () => {
    await inTab('a').write(kept('Of a'));
    await inTab('b').write(kept('Of b'));
    alive.add('9 a');
    const keeper = inTab('c');
    expect(await keeper.read()).toEqual([kept('Of b')]);
    expect(await inTab('d').read()).toEqual([kept('Of b')]);
    await keeper.write(kept('Of b and c'));
    expect(await inTab('d').read()).toEqual([kept('Of b and c')]);
    alive.clear();
    const last = inTab('e');
    expect(await last.read()).toEqual([kept('Of a'), kept('Of b and c')]);
    await last.clear();
    expect(await inTab('f').read()).toEqual([]);
  });

  test('is found without its draft, so that work on one that was deleted is not lost', async () => {
    const tab = (id: string) => ({ id, at: async () => alive });
    await inTab('a', 'eve', 4).write(kept('Of a'));
    await inTab('b', 'eve', 4).write(kept('Of b'));
    await keeperOf('eve', { page_id: 7, draft_id: 30 }, tab('b')).write(kept('Another'));
    await inTab('a', 'eva', 5).write(kept('Of somebody else'));
    expect(await draftsKept('eve', tab('c'))).toEqual([
      { page_id: 1, draft_id: 4 },
      { page_id: 7, draft_id: 30 },
    ]);
    alive.add('4 b').add('30 b');
    expect(await draftsKept('eve', tab('c'))).toEqual([{ page_id: 1, draft_id: 4 }]);
    expect(await draftsKept('eve', tab('b'))).toHaveLength(2);
    alive.clear();
  });

  test('is found by this tab by itself', async () => {
    await keeperOf('ann', { page_id: 1, draft_id: 10 }).write(kept('Spring'));
    expect(await keeperOf('ann', { page_id: 1, draft_id: 10 }).read()).toEqual([kept('Spring')]);
  });

  test('is left to the tab that is at its draft, until that goes elsewhere', async () => {
    const held = new Set<string>();
    const request = async (name: string, callback: () => Promise<void>) => {
      held.add(name);
      await callback();
      held.delete(name);
    };
    vi.stubGlobal('navigator', {
      locks: { request, query: async () => ({ held: [...held].map((name) => ({ name })) }) },
    });
    const at = { page_id: 1, draft_id: 11 };
    const leave = stayAt(11);
    await keeperOf('ann', at).write(kept('Spring'));
    const other = () => keeperOf('ann', at, { id: 'other', at: tabsAt });
    expect([await other().read(), await keeperOf('ann', at).read()]).toEqual([[], [kept('Spring')]]);
    leave();
    await new Promise((resolve) => setImmediate(resolve));
    expect(await other().read()).toEqual([kept('Spring')]);
    vi.unstubAllGlobals();
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
    expect(await inTab('a').write(kept('Spring'))).toBe(false);
    expect(await inTab('a').read()).toEqual([]);
  });
});
