import { applyDifferences, differenceOf, type HiveChangeEntry, type HiveTree, rootKey } from '@portal/domain/hive';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { modelOf } from '../model/component-types.ts';
import { node, startTree } from '../support/editor-fixture.ts';
import { backTo, versionsOf } from './versions.ts';

const entries = (trees: readonly HiveTree[]): readonly HiveChangeEntry[] =>
  trees.slice(1).map((tree, index) => ({
    revision: index + 2,
    at: `2026-03-0${index + 1}T00:00:00Z`,
    by: 'mktg',
    differences: differenceOf(trees[index] ?? new Map(), tree, modelOf),
  }));
const withNode = (tree: HiveTree, more: ReturnType<typeof node>) => new Map([...tree, [more.key, more]]);

describe('HIVE-16 versions of one component', () => {
  test('are listed newest first with author and change, and restoring one changes that component only, in place', () => {
    const one = withNode(startTree, node('t', 'title', { settings: { text: 'Spring' } }));
    const other = withNode(one, node('b1', 'title', { parent: 'b', settings: { text: 'Not about it' } }));
    const last = withNode(other, node('t', 'title', { settings: { text: 'Summer', size: 40 }, active: false }));
    const now = last.get('t') ?? null;
    const { versions, first } = versionsOf('t', now, entries([startTree, one, other, last]));
    expect(first).toEqual(startTree.get('t'));
    expect(versions.map(({ revision, by, says }) => ({ revision, by, says }))).toEqual([
      {
        revision: 4,
        by: 'mktg',
        says: [
          'Switched Title — Summer off',
          'Changed Title — Summer: Text Spring → Summer',
          'Set Title — Summer: Size to 40',
        ],
      },
      { revision: 2, by: 'mktg', says: ['Changed Title — Spring: Text Winter → Spring'] },
    ]);
    if (!now) throw new Error('There is a title');
    const back = applyDifferences(last, backTo(now, versions[1]?.node ?? null), modelOf);
    expect(back.ok && back.tree.get('t')).toMatchObject({ settings: { text: 'Spring' }, active: true, position: 0 });
    expect(backTo(now, now)).toEqual([]);
    expect(backTo(now, null)).toEqual([]);
    expect(backTo(now, node('t', 'quote'))).toEqual([]);
  });

  test("each version equals the draft's state at that time, whatever the changes", () => {
    const content = fc.record({
      text: fc.constantFrom('a', 'b', undefined),
      size: fc.constantFrom(1, 2, undefined),
      active: fc.boolean(),
      description: fc.constantFrom('', 'Named'),
      there: fc.boolean(),
      position: fc.constantFrom(1, 3),
    });
    fc.assert(
      fc.property(fc.array(content, { minLength: 1, maxLength: 8 }), (states) => {
        const trees = states.map(({ there, text, size, active, description, position }): HiveTree => {
          const settings = { ...(text === undefined ? {} : { text }), ...(size === undefined ? {} : { size }) };
          const tree = new Map(startTree);
          if (there) tree.set('x', node('x', 'title', { parent: 'g', position, active, description, settings }));
          return tree;
        });
        const all = [startTree, ...trees];
        const { versions, first } = versionsOf('x', all.at(-1)?.get('x') ?? null, entries(all));
        expect(first).toBeNull();
        for (const version of versions) {
          const then = all[version.revision - 1]?.get('x');
          expect(version.node ?? undefined).toEqual(then);
        }
      }),
    );
    expect(versionsOf(rootKey, startTree.get(rootKey) ?? null, []).versions).toEqual([]);
  });
});
