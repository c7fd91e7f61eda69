import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyDifferences } from './apply-differences.ts';
import { contrastRatio } from './contrast.ts';
import { differenceOf } from './difference.ts';
import { after, anyTree, emptyTree, modelOf, node } from './hive.fixture.ts';
import { partOfAddress, partsOnPage, pathsOnPage } from './page-links.ts';
import { type PreflightLookups, preflight } from './preflight.ts';
import { findingKey, unwaivedStops, waiverOf } from './preflight-findings.ts';
import type { PreflightTypes } from './preflight-types.ts';
import { type HiveNode, rootKey } from './types.ts';
import { countDifferences, type HiveWords, sayDifferences } from './words.ts';

const emptyRow = '| |';
/** Reads words that begin with `/` as links, those of number signs as headings. Real texts are tested with the component registry. */
const types: PreflightTypes = {
  modelOf,
  isKnown: (name) => name !== 'marquee',
  findingsOf: ({ settings }) => (settings.size === 'tall' ? [{ setting: 'size', why: 'Size is not a number' }] : []),
  kindOf: (_, setting) =>
    (({ link: 'address', image: 'picture', text: 'Markdown', alt: 'other' }) as const)[setting] ?? null,
  headingOf: ({ name, settings }) => (name === 'heading' ? Number(settings.level) : null),
  readText: (text) => {
    const words = text.split(' ');
    return {
      addresses: words.filter((word) => word.startsWith('/')),
      headings: words.filter((word) => /^#+$/.test(word)).map((word) => word.length),
      withoutEmptyRows: text.replaceAll(emptyRow, ''),
    };
  },
};
const lookups: PreflightLookups = {
  part: (code) =>
    code === 'OLD-1'
      ? { state: 'superseded', by: 'NEW-1' }
      : { state: code === 'GONE-1' ? 'discontinued' : code === 'HXB-1' ? 'sold' : 'unknown' },
  pathExists: (path) => path === '/about-us',
  isDescribed: (picture) => picture === '900000001',
};
const add = (key: string, name: string, settings: HiveNode['settings'] = {}, parent = rootKey, position?: number) =>
  ({ kind: 'add', node: node(key, name, settings), to: { parent, position } }) as const;
const title = add('h', 'heading', { level: 1 });
const findings = (...changes: Parameters<typeof after>[1][]) =>
  preflight(after(emptyTree, title, ...changes), types, lookups).map(
    (each) => `${each.kind} ${each.key} ${each.setting}`,
  );

describe('HIVE-02 preflight checks', () => {
  test('a waiver holds for one rule, component, setting and subject, whatever the wording', () => {
    const found = (code: string) =>
      preflight(after(emptyTree, title, add('t', 'words', { text: `See /part/${code}` })), types, lookups);
    const [first] = found('NOT-1');
    if (!first) throw new Error('There is a finding');
    const waivers = [{ ...first, message: 'As it was worded before', reason: 'Comes next week', by: 'mktg' }];
    expect(found('NOT-1').map((each) => waiverOf(each, waivers)?.reason)).toEqual(['Comes next week']);
    expect(found('NOT-2').map((each) => waiverOf(each, waivers))).toEqual([undefined]);
    expect(found('NOT-1').map((each) => waiverOf({ ...each, key: 'other' }, waivers))).toEqual([undefined]);
    expect(
      [unwaivedStops(found('NOT-1'), waivers), unwaivedStops(found('NOT-2'), waivers)].map((each) => each.length),
    ).toEqual([0, 1]);
    expect(found('NOT-1 /part/not-1').map(findingKey)).toEqual([findingKey(first)]);
    expect(partsOnPage(after(emptyTree, add('t', 'words', { text: 'See /part/a-1 /part/A-1 /b' })), types)).toEqual([
      'A-1',
    ]);
    expect(pathsOnPage(after(emptyTree, add('t', 'words', { text: 'x /b/ /B?c //d', link: '/E' })), types)).toEqual([
      '/b',
      '/e',
    ]);
  });

  test('parts are checked against the live catalogue, and a superseded one comes with a fix', () => {
    const text = 'See /part/OLD-1 , OLD-1 and OLD-10, /part/gone-1 and /part/NOT-1';
    const tree = after(emptyTree, title, add('t', 'words', { text, image: '/images/drawings/HXB-1.svg', alt: 'x' }));
    const found = preflight(tree, types, lookups);
    expect(found.map((each) => each.kind)).toEqual(['superseded_part', 'discontinued_part', 'unknown_part']);
    const fixed = applyDifferences(tree, found[0]?.fix ?? [], modelOf);
    expect(fixed.ok && fixed.tree.get('t')?.settings.text).toBe(
      text.replace('/OLD-1 ', '/NEW-1 ').replace(', OLD-1 ', ', NEW-1 '),
    );
  });

  test('dead links within the page or site are reported; external links are not checked', () => {
    expect(findings(add('a', 'block', { link: '/About-us' }))).toEqual(['dead_link a link']);
    expect(
      findings(add('a', 'block', { link: '/about-us?x=1#y' }), add('b', 'block', { link: 'https://example.com/x' })),
    ).toEqual([]);
    expect(findings(add('a', 'block', { link: '#years' }))).toEqual(['dead_link a link']);
    expect(findings(add('a', 'block', { link: '#years' }), add('b', 'block', { linkId: 'years' }))).toEqual([]);
  });

  test('checks heading order, alt texts, contrast, types, settings and components outside the cells', () => {
    expect(findings(add('b', 'heading', { level: 3 }), add('c', 'heading', { level: 1 }))).toEqual([
      'second_page_title c null',
      'heading_order b null',
    ]);
    expect(findings(add('b', 'words', { text: '## Two #### Four # One' }))).toEqual([
      'second_page_title b null',
      'heading_order b null',
    ]);
    expect(
      preflight(after(emptyTree, add('a', 'words', { text: 'x' })), types, lookups).map((each) => each.kind),
    ).toEqual(['no_page_title']);
    expect(findings(add('i', 'picture', { image: '/about-us', alt: ' ' }))).toEqual(['no_alt_text i alt']);
    expect(findings(add('i', 'picture', { image: '900000001', alt: '' }))).toEqual([]);
    const block = add('b', 'block', { background: '#ffffff' });
    expect(findings(block, add('c', 'words', { colour: '#777777', size: 12 }, 'b'))).toEqual(['contrast c colour']);
    expect(
      findings(
        block,
        add('c', 'words', { colour: '#777777', size: 24 }, 'b'),
        add('d', 'words', { colour: '#333' }, 'b'),
      ),
    ).toEqual([]);
    expect(findings(add('m', 'marquee', { size: 'tall' }))).toEqual(['unknown_type m null', 'bad_setting m size']);
    const grid = [
      add('G', 'grid'),
      add('x', 'words', {}, 'G', 4),
      { kind: 'set', key: 'G', name: 'cells', value: 2 } as const,
    ];
    expect(findings(...grid)).toEqual(['not_shown x null']);
    expect(findings(...grid, { kind: 'activate', key: 'x', active: false })).toEqual([]);
    expect(findings(add('w', 'words', { text: 'x'.repeat(200_000) }))).toEqual(['weight null null']);
  });

  test('an empty row of a table is named, and deleting it is offered', () => {
    const text = `Sizes${emptyRow}`;
    const found = preflight(after(emptyTree, title, add('t', 'words', { text })), types, lookups);
    const fix = [{ name: 'text', from: text, to: 'Sizes' }];
    expect(found).toMatchObject([{ kind: 'empty_row', key: 't', severity: 'look', fix }]);
    expect(findings(add('t', 'words', { text: 'Sizes' }))).toEqual([]);
  });

  test('never throws on any draft', () => {
    fc.assert(
      fc.property(anyTree, fc.string(), (tree, text) => {
        const odd = new Map(tree).set(rootKey, {
          ...(tree.get(rootKey) ?? node(rootKey)),
          settings: { text, link: text, image: text, colour: text, background: text },
        });
        expect(Array.isArray(preflight(odd, types, lookups))).toBe(true);
      }),
    );
  });

  test('reads part codes and contrast', () => {
    expect(
      ['/part/hxb-1/', '/images/drawings/HXB-1.svg', '/Part/A%2FB?x', '/part', '/parts/x'].map(partOfAddress),
    ).toEqual(['HXB-1', 'HXB-1', 'A/B', null, null]);
    expect(contrastRatio('#000', '#ffffff')).toBeCloseTo(21);
    expect(contrastRatio('#777', '#fff')).toBeCloseTo(4.48, 1);
    expect(contrastRatio('red', '#fff')).toBeNull();
  });
});

describe('HIVE-16 changes in words', () => {
  const words: HiveWords = {
    typeLabel: (name) => name.charAt(0).toUpperCase() + name.slice(1),
    settingLabel: (_, setting) => setting.charAt(0).toUpperCase() + setting.slice(1),
    isCells: (name) => name === 'grid',
  };
  test('names the component, its change and its place', () => {
    const from = after(
      emptyTree,
      add('h', 'hero', { height: 340 }),
      add('t', 'title', { text: '**Winter** specials' }),
      add('G', 'grid'),
      add('x', 'line', {}, 'G', 0),
      add('y', 'line', {}, 'G', 1),
    );
    const to = after(
      from,
      { kind: 'set', key: 'h', name: 'height', value: 400 },
      { kind: 'move', key: 't', to: { parent: 'G', position: 3 } },
      { kind: 'describe', key: 'h', description: 'Top' },
      add('B', 'block', {}, rootKey, 0),
      add('c', 'title', {}, 'B'),
      { kind: 'activate', key: 'x', active: false },
      { kind: 'set', key: 'y', name: 'margin', value: 4 },
    );
    const differences = differenceOf(from, to, modelOf);
    expect(sayDifferences(differences, from, to, words)).toEqual([
      'Added Block in the page, place 1 with 1 component',
      'Named Top',
      'Changed Top: Height 340 → 400',
      'Switched Line off',
      'Set Line: Margin to 4',
      'Moved Title — Winter specials in Grid, cell 4',
    ]);
    expect(countDifferences(differences)).toBe('7 changes in 6 components');
    const gone = after(from, { kind: 'remove', key: 'G' });
    expect(sayDifferences(differenceOf(from, gone, modelOf), from, gone, words)).toEqual([
      'Removed Grid with 2 components',
    ]);
    expect(sayDifferences(differenceOf(to, from, modelOf), to, from, words)).toContain('Reset Line: Margin');
  });
});
