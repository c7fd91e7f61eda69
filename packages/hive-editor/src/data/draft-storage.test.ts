import 'fake-indexeddb/auto';
import { describe, expect, test, vi } from 'vitest';
import type { StoredDraft } from '../model/draft-api.ts';
import { node } from '../support/editor-fixture.ts';
import { draftStorageOf, lockDraft, lockedDrafts, storedDrafts } from './draft-storage.ts';

const draftWith = (text: string): StoredDraft => ({
  revision: 3,
  base: [node('t')],
  mine: [node('t', 'title', { settings: { text } })],
  unanswered: [],
  questions: [],
});

const alive = new Set<string>();
const inTab = (id: string, username = 'ann', draft_id = 9) =>
  draftStorageOf(username, { page_id: 1, draft_id }, { id, openDrafts: async () => alive });

describe('HIVE-15 work stored in this browser', () => {
  test('is restored for its user, and gone once cleared', async () => {
    const storage = inTab('a');
    expect(await storage.write(draftWith('Spring'))).toBe(true);
    expect(await inTab('a').read()).toEqual([draftWith('Spring')]);
    expect([await inTab('a', 'ben').read(), await inTab('a', 'ann', 90).read()]).toEqual([[], []]);
    await storage.clear();
    expect(await inTab('a').read()).toEqual([]);
  });

  test("of two tabs is stored separately; a closed tab's work is taken over, an open tab's is not", async () => {
    await inTab('a').write(draftWith('Of a'));
    await inTab('b').write(draftWith('Of b'));
    alive.add('9 a');
    const storage = inTab('c');
    expect(await storage.read()).toEqual([draftWith('Of b')]);
    expect(await inTab('d').read()).toEqual([draftWith('Of b')]);
    await storage.write(draftWith('Of b and c'));
    expect(await inTab('d').read()).toEqual([draftWith('Of b and c')]);
    alive.clear();
    const last = inTab('e');
    expect(await last.read()).toEqual([draftWith('Of a'), draftWith('Of b and c')]);
    await last.clear();
    expect(await inTab('f').read()).toEqual([]);
  });

  test('is found without its draft, so that work on a deleted draft is not lost', async () => {
    const tab = (id: string) => ({ id, openDrafts: async () => alive });
    await inTab('a', 'eve', 4).write(draftWith('Of a'));
    await inTab('b', 'eve', 4).write(draftWith('Of b'));
    await draftStorageOf('eve', { page_id: 7, draft_id: 30 }, tab('b')).write(draftWith('Another'));
    await inTab('a', 'eva', 5).write(draftWith('Of somebody else'));
    expect(await storedDrafts('eve', tab('c'))).toEqual([
      { page_id: 1, draft_id: 4 },
      { page_id: 7, draft_id: 30 },
    ]);
    alive.add('4 b').add('30 b');
    expect(await storedDrafts('eve', tab('c'))).toEqual([{ page_id: 1, draft_id: 4 }]);
    expect(await storedDrafts('eve', tab('b'))).toHaveLength(2);
    alive.clear();
  });

  test('is found by the tab that stored it', async () => {
    await draftStorageOf('ann', { page_id: 1, draft_id: 10 }).write(draftWith('Spring'));
    expect(await draftStorageOf('ann', { page_id: 1, draft_id: 10 }).read()).toEqual([draftWith('Spring')]);
  });

  test('belongs to the tab that has its draft open, until that tab leaves it', async () => {
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
    const leave = lockDraft(11);
    await draftStorageOf('ann', at).write(draftWith('Spring'));
    const other = () => draftStorageOf('ann', at, { id: 'other', openDrafts: lockedDrafts });
    expect([await other().read(), await draftStorageOf('ann', at).read()]).toEqual([[], [draftWith('Spring')]]);
    leave();
    await new Promise((resolve) => setImmediate(resolve));
    expect(await other().read()).toEqual([draftWith('Spring')]);
    vi.unstubAllGlobals();
  });

  test('is not reported as stored if the browser rolls it back, as on a full disk', async () => {
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
    expect(await inTab('a').write(draftWith('Spring'))).toBe(false);
    expect(await inTab('a').read()).toEqual([]);
  });
});
