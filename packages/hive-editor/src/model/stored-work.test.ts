import type { HiveTree, TreeChange } from '@portal/domain/hive';
import { describe, expect, test } from 'vitest';
import { fakeServer, memoryStorage, openDocument } from '../support/editor-fixture.ts';
import { hasUnsavedWork } from './editor-document.ts';
import { conflictId } from './merge.ts';
import { saveText } from './save-state.ts';

const text = (tree: HiveTree, key: string) => tree.get(key)?.settings.text;
const type = (key: string, value: string): TreeChange => ({ kind: 'set', key, name: 'text', value });
const time = () => '12:04';

describe('HIVE-15 unsaved work', () => {
  test('text that would be cleaned is backed up, not shown as saved, and sent when its field is left', async () => {
    const server = fakeServer();
    const storage = memoryStorage();
    const document = openDocument(server, { storage });
    document.change(type('b1', 'Sent'));
    document.defer('field', [type('t', 'a<script')]);
    document.defer('field', [type('t', 'a<script>b')]);
    await document.clock.pass(700);
    await document.clock.pass(700);
    expect([text(server.tree, 'b1'), text(server.tree, 't')]).toEqual(['Sent', 'Winter']);
    expect([text(document.tree.get(), 't'), saveText(document.save.get(), time)]).toEqual(['Winter', 'Not saved yet']);
    expect(hasUnsavedWork(document)).toBe(true);
    document.close();
    const again = openDocument(server, { storage, stored: await storage.read() });
    expect(text(again.tree.get(), 't')).toBe('a<script>b');

    const next = openDocument(server, { storage: memoryStorage() });
    next.defer('field', [type('t', 'd<script>')]);
    next.defer('other', [type('b2', 'c<script>')]);
    next.defer('other', null);
    await next.flush();
    expect(['t', 'b2'].map((key) => text(server.tree, key))).toEqual(['d', 'Two']);
    expect([next.save.get().kind, hasUnsavedWork(next)]).toEqual(['saved', false]);
    next.defer('field', [type('b2', 'e<script>')]);
    next.commitDeferred('field');
    next.commitDeferred('field');
    expect(text(next.tree.get(), 'b2')).toBe('e<script>');
    next.defer('field', [type('gone', 'x')]);
    next.commitDeferred('field');
    await next.flush();
    await next.clock.pass(0);
    expect(next.save.get().kind).toBe('saved');
  });

  test('an open conflict survives a reload with my version, and is deleted once decided', async () => {
    const server = fakeServer();
    const storage = memoryStorage();
    const ben = openDocument(server, { storage });
    const ann = openDocument(server);
    ann.change(type('b2', 'Ann'));
    ben.change(type('b2', 'Ben'));
    await ann.flush();
    await ben.flush();
    await ben.clock.pass(0);
    expect([ben.save.get().kind, hasUnsavedWork(ben)]).toEqual(['saved', true]);
    ben.close();

    const again = openDocument(server, { storage, stored: await storage.read() });
    const [conflict] = again.conflicts.get();
    expect(conflict?.conflict.mine?.settings.text).toBe('Ben');
    expect(hasUnsavedWork(again)).toBe(true);
    again.decide(conflict ? conflictId(conflict) : '', 'mine');
    await again.flush();
    await again.clock.pass(0);
    expect([text(server.tree, 'b2'), storage.stored, hasUnsavedWork(again)]).toEqual(['Ben', null, false]);

    const left = memoryStorage();
    const draft = {
      revision: 1,
      base: [...server.tree.values()],
      mine: [...server.tree.values()],
      unanswered: [],
      questions: conflict ? [{ conflict: conflict.conflict, mine: [...conflict.mine.values()] }] : [],
    };
    const third = openDocument(server, { storage: left, stored: [draft] });
    await third.clock.pass(0);
    expect(left.stored?.questions.length).toBe(1);
    third.decide(conflict ? conflictId(conflict) : '', 'theirs');
    await third.clock.pass(0);
    expect([left.stored, hasUnsavedWork(third)]).toEqual([null, false]);
  });

  test('a save in progress when the page closed causes no conflict after reopening', async () => {
    const server = fakeServer();
    const storage = memoryStorage();
    const document = openDocument(server, { storage });
    server.instead = ['lost'];
    document.change(type('t', 'Spr'));
    await document.flush();
    document.change(type('t', 'Spring'));
    await document.clock.pass(0);
    document.close();
    const again = openDocument(server, { storage, stored: await storage.read() });
    expect([text(again.tree.get(), 't'), again.conflicts.get()]).toEqual(['Spring', []]);
  });

  test('work left by two tabs is restored; changes of the same thing become a conflict', async () => {
    const server = fakeServer();
    const left = await Promise.all(
      ['One tab', 'The other'].map(async (value, index) => {
        const storage = memoryStorage();
        const tab = openDocument(server, { storage });
        server.instead.push('unreachable');
        tab.change(type('t', value));
        tab.change(type(index === 0 ? 'b1' : 'b2', value));
        await tab.flush();
        tab.close();
        return storage.read();
      }),
    );
    const again = openDocument(server, { stored: left.flat() });
    expect(['t', 'b1', 'b2'].map((key) => text(again.tree.get(), key))).toEqual(['One tab', 'One tab', 'The other']);
    expect(again.conflicts.get().map(({ conflict }) => [conflict.key, conflict.mine?.settings.text])).toEqual([
      ['t', 'The other'],
    ]);
  });
});
