import { describe, expect, test } from 'vitest';
import type { DraftDesk, DraftKeeper, KeptDraft } from './draft-desk.ts';
import { fakeServer, memoryKeeper, openDocument } from './editor.fixture.ts';

/** A device whose writes wait until they are let through. */
function slowKeeper() {
  const memory = memoryKeeper();
  let open = () => {};
  const writes: KeptDraft[] = [];
  const keeper: DraftKeeper & { kept(): KeptDraft | null; writes: KeptDraft[]; let(): Promise<void> } = {
    ...memory,
    writes,
    kept: () => memory.kept,
    async write(kept) {
      writes.push(kept);
      await new Promise<void>((resolve) => {
        open = resolve;
      });
      return memory.write(kept);
    },
    async let() {
      open();
      await new Promise((resolve) => setImmediate(resolve));
    },
  };
  return keeper;
}
const typed = (value: string) => ({ kind: 'set', key: 't', name: 'text', value }) as const;

describe('HIVE-15 work that is kept on this device', () => {
  test('is said to be when the device has told so, and not when it is slow', async () => {
    const keeper = slowKeeper();
    const server = fakeServer();
    const document = openDocument(server, { keeper });
    server.instead = ['unreachable'];
    document.change(typed('Spring'));
    await document.flush();
    expect(document.save.get()).toEqual({ kind: 'offline', changes: 1, kept: false });
    await keeper.let();
    await keeper.let();
    expect(document.save.get()).toEqual({ kind: 'offline', changes: 1, kept: true });

    document.change({ kind: 'remove', key: 'b1' });
    await document.clock.pass(500);
    expect(document.save.get()).toEqual({ kind: 'offline', changes: 2, kept: false });
    await keeper.let();
    expect(document.save.get()).toEqual({ kind: 'offline', changes: 2, kept: true });
  });

  test('and then given up does not come back by a write, or an answer, that was under way', async () => {
    const keeper = slowKeeper();
    const server = fakeServer();
    const document = openDocument(server, { keeper });
    document.change(typed('Spring'));
    const given = document.discard();
    await keeper.let();
    await given;
    expect(keeper.kept()).toBeNull();

    const memory = memoryKeeper();
    let answer = () => {};
    const desk: DraftDesk = {
      ...server.desk(),
      send: () =>
        new Promise((resolve) => {
          answer = () => resolve({ kind: 'closed', message: 'No.' });
        }),
    };
    const second = openDocument(server, { keeper: memory, desk });
    second.change(typed('Spring'));
    const flushed = second.flush();
    await second.discard();
    answer();
    await flushed;
    expect(memory.kept).toBeNull();
  });

  test('a save that fails in an unforeseen way is said as not saved, and tried again', async () => {
    const server = fakeServer();
    let isBroken = true;
    const right = server.desk();
    const broken = async () => {
      throw new Error('Not foreseen');
    };
    const desk: DraftDesk = {
      send: (...sent) => (isBroken ? broken() : right.send(...sent)),
      read: () => (isBroken ? broken() : right.read()),
    };
    const document = openDocument(server, { desk });
    await document.refresh();
    document.change(typed('Spring'));
    await document.flush();
    expect(document.save.get()).toEqual({ kind: 'offline', changes: 1, kept: true });
    isBroken = false;
    await document.clock.pass(2000);
    await document.flush();
    expect([document.save.get().kind, server.tree.get('t')?.settings.text]).toEqual(['saved', 'Spring']);
  });
});
