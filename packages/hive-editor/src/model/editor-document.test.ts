import { type HiveTree, rootKey, type TreeChange } from '@portal/domain/hive';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fakeServer, memoryStorage, node, openDocument, startTree } from '../support/editor-fixture.ts';
import { conflictId } from './merge.ts';
import { saveText } from './save-state.ts';

const text = (tree: HiveTree, key: string) => tree.get(key)?.settings.text;
const type = (key: string, value: string): TreeChange => ({ kind: 'set', key, name: 'text', value });
const time = () => '12:04';

describe('HIVE-16 undo history', () => {
  test('every edit is one described step; typing in one setting is joined; any point can be restored', async () => {
    const document = openDocument(fakeServer());
    expect(document.change(type('t', 'W')).say).toBe('Changed Title — W: Text Winter → W');
    await document.clock.pass(300);
    document.change(type('t', 'Wi'));
    await document.clock.pass(2000);
    document.change(type('t', 'Wide'));
    document.change({ kind: 'move', key: 'b1', to: { parent: 'g', position: 0 } });
    document.change({ kind: 'remove', key: 'b' });
    expect(document.history.get().steps.map((each) => each.say)).toEqual([
      'Changed Title — Wi: Text Winter → Wi',
      'Changed Title — Wide: Text Wi → Wide',
      'Moved Title — One in Grid, cell 1',
      'Removed Block with 1 component',
    ]);
    const last = document.tree.get();
    expect(document.goTo(0).ok).toBe(true);
    expect(new Map(document.tree.get())).toEqual(new Map(startTree));
    expect(document.undo()).toEqual({ ok: false, say: 'There is nothing to undo.' });
    document.goTo(4);
    expect(new Map(document.tree.get())).toEqual(new Map(last));
    document.undo();
    expect(document.change(type('t', 'New')).ok).toBe(true);
    expect(document.redo()).toEqual({ ok: false, say: 'There is nothing to redo.' });
  });

  test('a refused change gives the reason, and several changes apply all or none', () => {
    const document = openDocument(fakeServer());
    expect(document.change({ kind: 'remove', key: rootKey }).say).toContain('cannot be moved, copied or removed');
    const both = document.changeAll([
      { kind: 'remove', key: 't' },
      { kind: 'remove', key: rootKey },
    ]);
    expect(both.ok).toBe(false);
    expect(document.tree.get()).toBe(startTree);
    expect(openDocument(fakeServer(), { editable: false }).change(type('t', 'x')).say).toContain('Make a copy');
  });
});

describe('HIVE-15 saving', () => {
  test('reports waiting, saving, saved; typing continues and is saved next', async () => {
    const server = fakeServer();
    const document = openDocument(server);
    expect(saveText(document.save.get(), time)).toBe('No changes yet');
    document.change(type('t', 'Spring'));
    expect(saveText(document.save.get(), time)).toBe('Not saved yet');
    const flushed = document.flush();
    await Promise.resolve();
    expect(saveText(document.save.get(), time)).toBe('Saving 1 change');
    document.change(type('t', 'Springtime'));
    await flushed;
    expect(saveText(document.save.get(), time)).toBe('Saved 12:04');
    expect(text(server.tree, 't')).toBe('Springtime');
    expect(server.sends).toBe(2);
  });

  test('without the server the work is backed up, reported, retried, and there after a reload', async () => {
    const server = fakeServer();
    const storage = memoryStorage();
    const document = openDocument(server, { storage });
    server.instead = ['unreachable', 'unreachable'];
    document.change(type('t', 'Offline'));
    document.change({ kind: 'add', node: { ...node('n'), settings: { text: 'New' } }, to: { parent: 'b' } });
    await document.clock.pass(700);
    expect(saveText(document.save.get(), time)).toBe('2 changes not saved, will retry. Stored on this device.');
    document.close();

    const other = new Map(server.tree);
    other.set('b1', { ...node('b1', 'title', { parent: 'b' }), settings: { text: 'Theirs' } });
    server.put(other);
    const storedDrafts = await storage.read();
    const again = openDocument(server, { storage, stored: storedDrafts });
    expect([text(again.tree.get(), 't'), text(again.tree.get(), 'b1'), text(again.tree.get(), 'n')]).toEqual([
      'Offline',
      'Theirs',
      'New',
    ]);
    await again.flush();
    server.instead = [];
    await again.clock.pass(2000);
    await again.flush();
    expect(text(server.tree, 'n')).toBe('New');
    await again.clock.pass(0);
    expect(storage.stored).toBeNull();
  });

  test('backed-up work on a closed draft is shown; work saved in the meantime is deleted', async () => {
    const server = fakeServer();
    const storage = memoryStorage();
    const mine = [...startTree.values()].map((each) =>
      each.key === 't' ? { ...each, settings: { text: 'Kept' } } : each,
    );
    const storedDrafts = [{ revision: 1, base: [...startTree.values()], mine, unanswered: [], questions: [] }];
    server.instead = ['closed'];
    const closed = openDocument(server, { storage, stored: storedDrafts, editable: false });
    await closed.flush();
    expect(text(closed.tree.get(), 't')).toBe('Kept');
    expect(saveText(closed.save.get(), time)).toBe('1 change not saved: No.');

    storage.stored = storedDrafts[0] ?? null;
    const saved = openDocument(fakeServer(new Map(mine.map((each) => [each.key, each]))), {
      storage,
      stored: storedDrafts,
      editable: false,
    });
    expect(storage.stored).toBeNull();
    expect(saved.change(type('t', 'x')).say).toContain('Make a copy');
  });

  test('text cleaned by the server is adopted, but never replaces newer typing', async () => {
    const server = fakeServer();
    const document = openDocument(server);
    document.change(type('t', 'a<script>'));
    await document.flush();
    expect(text(document.tree.get(), 't')).toBe('a');
    document.change(type('b1', 'b<script>'));
    const flushed = document.flush();
    await Promise.resolve();
    document.change(type('b1', 'b<script>c'));
    await flushed;
    expect(document.conflicts.get()).toEqual([]);
    expect([text(server.tree, 'b1'), text(document.tree.get(), 'b1')]).toEqual(['bc', 'bc']);
  });

  test("a save with a lost response causes no conflict; another person's changes still do", async () => {
    const server = fakeServer();
    const document = openDocument(server);
    server.instead = ['lost'];
    document.change(type('t', 'Spr'));
    document.change({ kind: 'add', node: { ...node('n'), settings: { text: 'N' } }, to: { parent: 'b' } });
    document.change({ kind: 'remove', key: 'b1' });
    await document.flush();
    expect([text(server.tree, 't'), document.save.get().kind]).toEqual(['Spr', 'offline']);
    document.undo();
    document.change(type('t', 'Spring'));
    document.change(type('n', 'New'));
    await document.flush();
    expect(document.conflicts.get()).toEqual([]);
    expect(['t', 'n', 'b1'].map((key) => text(server.tree, key))).toEqual(['Spring', 'New', 'One']);
    expect(document.save.get().kind).toBe('saved');

    server.instead = ['lost'];
    document.change(type('b2', 'Mine'));
    await document.flush();
    const ben = openDocument(server);
    ben.change(type('b2', 'Theirs'));
    await ben.flush();
    document.change(type('b2', 'Mine again'));
    await document.flush();
    expect(text(server.tree, 'b2')).toBe('Theirs');
    expect(document.conflicts.get().map((each) => each.conflict.mine?.settings.text)).toEqual(['Mine again']);
  });

  test('a refusal or a closed draft is reported, and nothing is discarded', async () => {
    const server = fakeServer();
    const document = openDocument(server);
    server.instead = ['refused', 'closed'];
    document.change(type('t', 'Kept'));
    await document.flush();
    expect(saveText(document.save.get(), time)).toBe('Not saved: No.');
    await document.flush();
    expect(saveText(document.save.get(), time)).toBe('1 change not saved: No.');
    expect(text(document.tree.get(), 't')).toBe('Kept');
    expect(document.change(type('t', 'x'))).toEqual({ ok: false, say: 'No.' });
  });
});

describe('HIVE-15 two people editing one draft', () => {
  test('different changes are merged; the same change becomes a conflict with both sides, and theirs applies until decided', async () => {
    const server = fakeServer();
    const [ann, ben] = [openDocument(server), openDocument(server)];
    ann.change(type('t', 'Ann'));
    ben.change(type('b1', 'Ben'));
    await ann.flush();
    await ben.flush();
    expect([text(ben.tree.get(), 't'), text(ben.tree.get(), 'b1')]).toEqual(['Ann', 'Ben']);

    await ann.refresh();
    ann.change(type('b2', 'Ann again'));
    ben.change(type('b2', 'Ben again'));
    await ann.flush();
    await ben.flush();
    const [conflict] = ben.conflicts.get();
    expect([conflict?.conflict.mine?.settings.text, conflict?.conflict.theirs?.settings.text]).toEqual([
      'Ben again',
      'Ann again',
    ]);
    expect(text(server.tree, 'b2')).toBe('Ann again');
    expect(ben.decide(conflict ? conflictId(conflict) : '', 'mine').ok).toBe(true);
    await ben.flush();
    expect([text(server.tree, 'b2'), ben.conflicts.get().length]).toEqual(['Ben again', 0]);
    await ann.refresh();
    expect(text(ann.tree.get(), 'b2')).toBe('Ben again');
  });

  test('no refresh before a pending save: its response includes the changes of others', async () => {
    const server = fakeServer();
    let reads = 0;
    const api = server.api();
    const read = () => {
      reads += 1;
      return api.read();
    };
    const ann = openDocument(server, { api: { ...api, read } });
    const ben = openDocument(server);
    ben.change(type('b1', 'Ben'));
    await ben.flush();
    ann.change(type('t', 'Ann'));
    await ann.refresh();
    expect([reads, text(ann.tree.get(), 'b1')]).toEqual([0, 'One']);
    await ann.clock.pass(700);
    await ann.flush();
    expect([reads, text(ann.tree.get(), 'b1'), text(server.tree, 't')]).toEqual([0, 'Ben', 'Ann']);
    await ann.refresh();
    expect(reads).toBe(1);
  });

  test("whatever two people do over an unreliable connection, both end with the server's draft", async () => {
    const keys = ['t', 'b', 'b1', 'b2', 'g', 'g1', 'x', 'y'];
    const key = fc.constantFrom(...keys);
    const change: fc.Arbitrary<TreeChange> = fc.oneof(
      fc.record({ kind: fc.constant('set' as const), key, name: fc.constant('text'), value: fc.string() }),
      fc.record({ kind: fc.constant('remove' as const), key }),
      fc.record({
        kind: fc.constant('move' as const),
        key,
        to: fc.record({ parent: fc.constantFrom(rootKey, 'b', 'g'), position: fc.nat(3) }),
      }),
      fc.record({
        kind: fc.constant('add' as const),
        node: fc.constantFrom('x', 'y').map((each) => node(each)),
        to: fc.record({ parent: fc.constantFrom(rootKey, 'b') }),
      }),
    );
    const other = fc.constantFrom(
      'flush' as const,
      'refresh' as const,
      'cut' as const,
      'lost' as const,
      'undo' as const,
    );
    const step = fc.record({
      who: fc.nat(1),
      what: fc.oneof(change, other),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
        const server = fakeServer();
        const people = [openDocument(server), openDocument(server)];
        for (const { who, what } of steps) {
          const person = people[who];
          if (what === 'flush') await person?.flush();
          else if (what === 'refresh') await person?.refresh();
          else if (what === 'undo') person?.undo();
          else if (what === 'cut') server.instead.push('unreachable');
          else if (what === 'lost') server.instead.push('lost');
          else person?.change(what);
        }
        server.instead = [];
        for (let round = 0; round < 4; round += 1) {
          for (const person of people) {
            await person.flush();
            await person.refresh();
            await person.flush();
          }
        }
        for (const person of people) {
          expect(person.save.get().kind).toBe('saved');
          expect(new Map(person.tree.get())).toEqual(new Map(server.tree));
        }
      }),
      { numRuns: 300 },
    );
  });
});
