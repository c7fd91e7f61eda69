import type { HiveTree, TreeChange } from '@portal/domain/hive';
import { describe, expect, test } from 'vitest';
import { fakeServer, memoryKeeper, openDocument } from './editor.fixture.ts';
import { holdsWork } from './editor-document.ts';
import { questionId } from './merging.ts';
import { saySave } from './save-state.ts';

const text = (tree: HiveTree, key: string) => tree.get(key)?.settings.text;
const type = (key: string, value: string): TreeChange => ({ kind: 'set', key, name: 'text', value });
const time = () => '12:04';

describe('HIVE-15 work that stands nowhere else', () => {
  test('what is written and would be tidied is not called saved, is kept, and is sent when it is left', async () => {
    const server = fakeServer();
    const keeper = memoryKeeper();
    const document = openDocument(server, { keeper });
    document.change(type('b1', 'Sent'));
    document.hold('field', [type('t', 'a<script')]);
    document.hold('field', [type('t', 'a<script>b')]);
    await document.clock.pass(700);
    await document.clock.pass(700);
    expect([text(server.tree, 'b1'), text(server.tree, 't')]).toEqual(['Sent', 'Winter']);
    expect([text(document.tree.get(), 't'), saySave(document.save.get(), time)]).toEqual(['Winter', 'Not saved yet']);
    expect(holdsWork(document)).toBe(true);
    document.close();
    const again = openDocument(server, { keeper, kept: await keeper.read() });
    expect(text(again.tree.get(), 't')).toBe('a<script>b');

    const next = openDocument(server, { keeper: memoryKeeper() });
    next.hold('field', [type('t', 'd<script>')]);
    next.hold('other', [type('b2', 'c<script>')]);
    next.hold('other', null);
    await next.flush();
    expect(['t', 'b2'].map((key) => text(server.tree, key))).toEqual(['d', 'Two']);
    expect([next.save.get().kind, holdsWork(next)]).toEqual(['saved', false]);
    next.hold('field', [type('b2', 'e<script>')]);
    next.settle('field');
    next.settle('field');
    expect(text(next.tree.get(), 'b2')).toBe('e<script>');
    next.hold('field', [type('gone', 'x')]);
    next.settle('field');
    await next.flush();
    await next.clock.pass(0);
    expect(next.save.get().kind).toBe('saved');
  });

  test('what is to be decided is still asked after a reload, with mine, and forgotten when it is decided', async () => {
    const server = fakeServer();
    const keeper = memoryKeeper();
    const ben = openDocument(server, { keeper });
    const ann = openDocument(server);
    ann.change(type('b2', 'Ann'));
    ben.change(type('b2', 'Ben'));
    await ann.flush();
    await ben.flush();
    await ben.clock.pass(0);
    expect([ben.save.get().kind, holdsWork(ben)]).toEqual(['saved', true]);
    ben.close();

    const again = openDocument(server, { keeper, kept: await keeper.read() });
    const [question] = again.questions.get();
    expect(question?.conflict.mine?.settings.text).toBe('Ben');
    expect(holdsWork(again)).toBe(true);
    again.decide(question ? questionId(question) : '', 'mine');
    await again.flush();
    await again.clock.pass(0);
    expect([text(server.tree, 'b2'), keeper.kept, holdsWork(again)]).toEqual(['Ben', null, false]);

    const left = memoryKeeper();
    const kept = {
      revision: 1,
      base: [...server.tree.values()],
      mine: [...server.tree.values()],
      unanswered: [],
      questions: question ? [{ conflict: question.conflict, mine: [...question.mine.values()] }] : [],
    };
    const third = openDocument(server, { keeper: left, kept: [kept] });
    await third.clock.pass(0);
    expect(left.kept?.questions.length).toBe(1);
    third.decide(question ? questionId(question) : '', 'theirs');
    await third.clock.pass(0);
    expect([left.kept, holdsWork(third)]).toEqual([null, false]);
  });

  test('a save that was under way when the page was closed is no conflict with oneself after it is opened again', async () => {
    const server = fakeServer();
    const keeper = memoryKeeper();
    const document = openDocument(server, { keeper });
    server.instead = ['lost'];
    document.change(type('t', 'Spr'));
    await document.flush();
    document.change(type('t', 'Spring'));
    await document.clock.pass(0);
    document.close();
    const again = openDocument(server, { keeper, kept: await keeper.read() });
    expect([text(again.tree.get(), 't'), again.questions.get()]).toEqual(['Spring', []]);
  });

  test('what two tabs have left of one draft is all there again; where both changed the same it is asked', async () => {
    const server = fakeServer();
    const left = await Promise.all(
      ['One tab', 'The other'].map(async (value, index) => {
        const keeper = memoryKeeper();
        const tab = openDocument(server, { keeper });
        server.instead.push('unreachable');
        tab.change(type('t', value));
        tab.change(type(index === 0 ? 'b1' : 'b2', value));
        await tab.flush();
        tab.close();
        return keeper.read();
      }),
    );
    const again = openDocument(server, { kept: left.flat() });
    expect(['t', 'b1', 'b2'].map((key) => text(again.tree.get(), key))).toEqual(['One tab', 'One tab', 'The other']);
    expect(again.questions.get().map(({ conflict }) => [conflict.key, conflict.mine?.settings.text])).toEqual([
      ['t', 'The other'],
    ]);
  });
});
