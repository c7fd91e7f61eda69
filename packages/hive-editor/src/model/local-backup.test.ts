import { describe, expect, test } from 'vitest';
import { fakeServer, memoryStorage, openDocument } from '../support/editor-fixture.ts';
import type { DraftApi, DraftStorage, StoredDraft } from './draft-api.ts';

/** Storage whose writes wait until they are released. */
function slowStorage() {
  const memory = memoryStorage();
  let open = () => {};
  const writes: StoredDraft[] = [];
  const storage: DraftStorage & { stored(): StoredDraft | null; writes: StoredDraft[]; let(): Promise<void> } = {
    ...memory,
    writes,
    stored: () => memory.stored,
    async write(draft) {
      writes.push(draft);
      await new Promise<void>((resolve) => {
        open = resolve;
      });
      return memory.write(draft);
    },
    async let() {
      open();
      await new Promise((resolve) => setImmediate(resolve));
    },
  };
  return storage;
}
const typed = (value: string) => ({ kind: 'set', key: 't', name: 'text', value }) as const;

describe('HIVE-15 work stored on this device', () => {
  test('is reported as stored only once the device has confirmed it, not while it is slow', async () => {
    const storage = slowStorage();
    const server = fakeServer();
    const document = openDocument(server, { storage });
    server.instead = ['unreachable'];
    document.change(typed('Spring'));
    await document.flush();
    expect(document.save.get()).toEqual({ kind: 'offline', changes: 1, isStored: false });
    await storage.let();
    await storage.let();
    expect(document.save.get()).toEqual({ kind: 'offline', changes: 1, isStored: true });

    document.change({ kind: 'remove', key: 'b1' });
    await document.clock.pass(500);
    expect(document.save.get()).toEqual({ kind: 'offline', changes: 2, isStored: false });
    await storage.let();
    expect(document.save.get()).toEqual({ kind: 'offline', changes: 2, isStored: true });
  });

  test('is not restored after discarding by a write or response still in progress', async () => {
    const storage = slowStorage();
    const server = fakeServer();
    const document = openDocument(server, { storage });
    document.change(typed('Spring'));
    const given = document.discard();
    await storage.let();
    await given;
    expect(storage.stored()).toBeNull();

    const memory = memoryStorage();
    let respond = () => {};
    const api: DraftApi = {
      ...server.api(),
      send: () =>
        new Promise((resolve) => {
          respond = () => resolve({ kind: 'closed', message: 'No.' });
        }),
    };
    const second = openDocument(server, { storage: memory, api });
    second.change(typed('Spring'));
    const flushed = second.flush();
    await second.discard();
    respond();
    await flushed;
    expect(memory.stored).toBeNull();
  });

  test('a save that fails unexpectedly is reported as not saved, and retried', async () => {
    const server = fakeServer();
    let isBroken = true;
    const right = server.api();
    const broken = async () => {
      throw new Error('Not foreseen');
    };
    const api: DraftApi = {
      send: (...sent) => (isBroken ? broken() : right.send(...sent)),
      read: () => (isBroken ? broken() : right.read()),
    };
    const document = openDocument(server, { api });
    await document.refresh();
    document.change(typed('Spring'));
    await document.flush();
    expect(document.save.get()).toEqual({ kind: 'offline', changes: 1, isStored: true });
    isBroken = false;
    await document.clock.pass(2000);
    await document.flush();
    expect([document.save.get().kind, server.tree.get('t')?.settings.text]).toEqual(['saved', 'Spring']);
  });
});
