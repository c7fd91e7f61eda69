import { differenceOf, type HiveTree, rootKey } from '@portal/domain/hive';
import { describe, expect, test } from 'vitest';
import { modelOf } from '../model/component-types.ts';
import { node, startTree } from '../support/editor-fixture.ts';
import { chosenChanges, facetOf, groupsOf, reasonsOf } from './publish-selection.ts';

const live = startTree;
const saying = (texts: Readonly<Record<string, string>>, from: HiveTree = live): HiveTree =>
  new Map(
    [...from].map(([key, each]) => [key, key in texts ? { ...each, settings: { text: texts[key] ?? '' } } : each]),
  );
const goesOut = (to: HiveTree, left: ReadonlySet<string>) => {
  const differences = differenceOf(live, to, modelOf);
  const chosen = chosenChanges(live, differences, left);
  return differences.flatMap((each, index) => (chosen.has(index) ? [`${each.kind} ${each.key}`] : []));
};

describe('HIVE-15 deselected changes', () => {
  test('stay deselected while other changes are added, removed or edited', () => {
    const to = saying({ b1: 'Not yet', b2: 'Now' });
    const [first] = differenceOf(live, to, modelOf);
    const left = new Set(first ? [facetOf(first)] : []);
    expect(goesOut(to, left)).toEqual(['setting b2']);
    // A change by somebody else comes first in the list.
    expect(goesOut(saying({ t: 'Spring', b1: 'Not yet, no' }, to), left)).toEqual(['setting t', 'setting b2']);
    expect(goesOut(saying({ b2: 'Now' }), left)).toEqual(['setting b2']);
  });

  test('are published anyway if another change depends on them', () => {
    const block = node('n', 'block', { position: 3 });
    const to = new Map([...live, ['n', block], ['n1', node('n1', 'title', { parent: 'n' })]] as const);
    expect(goesOut(to, new Set([facetOf({ kind: 'add', key: 'n', node: block })]))).toEqual(['add n', 'add n1']);
  });
});

test('HIVE-15 an added or removed component is one change with everything in it', () => {
  const added = [
    ['n', node('n', 'block', { position: 3 })],
    ['n1', node('n1', 'block', { parent: 'n' })],
    ['n2', node('n2', 'title', { parent: 'n1' })],
  ] as const;
  const to = new Map([...saying({ b1: 'Now' }), ...added]);
  const said = (from: HiveTree, into: HiveTree) => {
    const differences = differenceOf(from, into, modelOf);
    const name = (index: number) => `${differences[index]?.kind} ${differences[index]?.key}`;
    return groupsOf(differences).map(({ index, inside }) => [name(index), inside.map(name).sort()]);
  };
  expect(said(live, to)).toEqual(
    expect.arrayContaining([
      ['add n', ['add n1', 'add n2']],
      ['setting b1', []],
    ]),
  );
  expect(said(live, to)).toHaveLength(2);
  // A page that is not published yet: its root is the page itself.
  const whole = said(new Map(), to).map(([key]) => key);
  expect(whole).toContain('add n');
  expect(whole).not.toContain(`add ${rootKey}`);
  expect(said(to, live)).toEqual(expect.arrayContaining([['remove n', ['remove n1', 'remove n2']]]));
});

describe('HIVE-02 HIVE-15 publishing after review', () => {
  const all = { isCompared: true, changes: 3, chosen: 3, stops: 0, stopsOfAll: 0 };

  test('is enabled once the draft is compared with the published version and has no blocking finding', () => {
    expect(reasonsOf(all)).toEqual({ publish: undefined, request: undefined });
    expect(reasonsOf({ ...all, changes: 0, chosen: 0 })).toEqual({ publish: undefined, request: undefined });
    const early = reasonsOf({ ...all, isCompared: false, changes: 0, chosen: 0 });
    expect(early.publish).toContain('still loading');
    expect(early.request).toContain('still loading');
    expect(reasonsOf({ ...all, chosen: 0 }).publish).toBe('Choose at least one change.');
  });

  test('a publication request checks the whole draft, whatever is selected', () => {
    const part = reasonsOf({ ...all, chosen: 1, stops: 0, stopsOfAll: 2 });
    expect(part.publish).toBeUndefined();
    expect(part.request).toContain('A request is for the whole draft');
    expect(part.request).toContain('2 left');
    const whole = reasonsOf({ ...all, stops: 1, stopsOfAll: 1 });
    expect([whole.publish, whole.request]).toEqual([whole.request, whole.publish]);
    expect(whole.publish).toContain('1 left');
    // The deselected change contains the fix: the whole draft has no blocking finding.
    expect(reasonsOf({ ...all, chosen: 1, stops: 1 })).toMatchObject({ request: undefined });
  });
});
