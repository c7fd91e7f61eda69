import { differenceOf, type HiveTree } from '@portal/domain/hive';
import { describe, expect, test } from 'vitest';
import { node, startTree } from '../model/editor.fixture.ts';
import { modelOf } from '../model/types-known.ts';
import { chosenChanges, facetOf } from './chosen-changes.ts';

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

describe('HIVE-15 changes that are ticked off', () => {
  test('stay ticked off when others come, go or change beside them', () => {
    const to = saying({ b1: 'Not yet', b2: 'Now' });
    const [first] = differenceOf(live, to, modelOf);
    const left = new Set(first ? [facetOf(first)] : []);
    expect(goesOut(to, left)).toEqual(['setting b2']);
    // Somebody changes what stands before it: it is the second of the list from then on.
    expect(goesOut(saying({ t: 'Spring', b1: 'Not yet, no' }, to), left)).toEqual(['setting t', 'setting b2']);
    expect(goesOut(saying({ b2: 'Now' }), left)).toEqual(['setting b2']);
  });

  test('go out all the same where another needs them', () => {
    const block = node('n', 'block', { position: 3 });
    const to = new Map([...live, ['n', block], ['n1', node('n1', 'title', { parent: 'n' })]] as const);
    expect(goesOut(to, new Set([facetOf({ kind: 'add', key: 'n', node: block })]))).toEqual(['add n', 'add n1']);
  });
});
