import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { wireTypes } from '../settings/setting.ts';
import { decodeSettings, describeSettings, encodeSettings, withSettings } from './decode.ts';
import { componentTypes, isComponentType, registry } from './definitions.ts';
import { revisionName } from './stored.ts';

/** Ids and defaults as the specification lists them (section 3). */
const specified = {
  block: { id: 2, kids: 'flow', defaults: { direction: 'Column' } },
  grid: {
    id: 0,
    kids: 'cells',
    defaults: { columns: 3, rows: 3, initialRows: 3, showMoreIterator: 1, showMore: false },
  },
  layer: { id: 1, kids: 'cells', defaults: { columns: 1, rows: 2 } },
  hero: { id: 12, kids: 'cells', defaults: { slides: 3, height: 340, autoplayInterval: 7400 } },
  space: { id: 10, kids: 'none', defaults: { height: 12 } },
  line: { id: 3, kids: 'none', defaults: { margin: 6, thickness: 1, colour: '#d9e7f8' } },
  title: { id: 4, kids: 'none', defaults: { size: 18, margin: 10, colour: '#333333', style: 'Normal' } },
  text: { id: 6, kids: 'none', defaults: { size: 9 } },
  quote: {
    id: 7,
    kids: 'none',
    defaults: { size: 18, padding: '48px 128px', background: '#F7F7F8', colour: '#5A5D66' },
  },
  hex: { id: 8, kids: 'none', defaults: { size: 80, borderWidth: 5, borderColour: '#11325b', filetype: 'JPG' } },
  image: {
    id: 9,
    kids: 'none',
    defaults: { fill: 'contain', height: 134, width: '100%', repeat: 'No', overlay: 'None' },
  },
  dropImage: { id: 14, kids: 'none', defaults: {} },
  video: { id: 11, kids: 'none', defaults: { height: 360 } },
  video2: { id: 16, kids: 'none', defaults: {} },
  didYouKnow: { id: 15, kids: 'none', defaults: { columns: 8, rows: 2, filter: '' } },
  productSelector: { id: 13, kids: 'none', defaults: { showFilters: true, showSearchBar: true } },
  hyperText: { id: 17, kids: 'none', defaults: {} },
  aboutUs: { id: 17, kids: 'none', defaults: {} },
  articles: { id: 19, kids: 'none', defaults: { articleType: 'Articles', showAtStart: 5, articleFilter: 'home' } },
} as const;

const anyType = fc.constantFrom(...componentTypes);

/** Arbitrary stored settings that often use declared names, with values of every kind. */
const anyStored = anyType.chain((type) =>
  fc.record({
    type: fc.constant(type),
    stored: fc.dictionary(
      fc.oneof(fc.constantFrom(...Object.keys(registry[type].settings), '__proto__', 'constructor'), fc.string()),
      fc.oneof(
        fc.jsonValue(),
        fc.integer({ min: -5, max: 400 }),
        fc.integer({ min: 0, max: 400 }).map(String),
        fc.constantFrom(
          'Yes',
          'No',
          'Column',
          'Row Left',
          '#123',
          '8.16',
          '/a',
          'javascript:alert(1)',
          '<script>x</script>y',
        ),
      ),
    ),
  }),
);

describe('the registry', () => {
  test('HIVE-08 has the nineteen types, with the ids, child models and defaults of the specification', () => {
    expect(componentTypes).toEqual(expect.arrayContaining(Object.keys(specified)));
    for (const [name, { id, kids, defaults }] of Object.entries(specified)) {
      const { values, findings } = decodeSettings(name, {});
      expect(isComponentType(name) && registry[name], name).toMatchObject({ name, id, children: kids });
      expect({ name, ...values }).toMatchObject(defaults);
      expect(findings).toEqual([]);
    }
  });

  test('HIVE-08 two types share an id and grid has 0, so types are identified by name', () => {
    expect(registry.hyperText.id).toBe(registry.aboutUs.id);
    expect(registry.grid.id).toBe(0);
    for (const name of componentTypes) expect(registry[name].name).toBe(name);
    expect(componentTypes.filter((name) => !registry[name].listed)).toEqual(['video', 'section']);
  });

  test('HIVE-09 every type has a link id and an activity log', () => {
    for (const name of componentTypes) expect(registry[name].settings).toMatchObject({ linkId: {}, activityLog: {} });
  });

  test.each(componentTypes)(
    'HIVE-06 %s: each setting describes itself, and its default reads and writes back',
    (name) => {
      const { settings, summary } = registry[name];
      expect(summary).not.toBe('');
      for (const setting of Object.values(settings)) {
        expect(setting.read(setting.initial)).toEqual({ ok: true, value: setting.initial });
        expect(wireTypes).toContain(setting.wire);
        expect(setting.wire === 'Combo').toBe(setting.options !== undefined);
      }
      const described = describeSettings(decodeSettings(name, {}));
      expect(described.map((each) => each.name)).toEqual(Object.keys(settings));
      expect(decodeSettings(name, described).values).toEqual(decodeSettings(name, {}).values);
    },
  );

  test('types with cells derive their number from settings', () => {
    expect(registry.grid.cells?.(decodeSettings('grid', { columns: '4', rows: 2 }).values)).toEqual({
      count: 8,
      columns: 4,
    });
    expect(registry.layer.cells?.(decodeSettings('layer', {}).values)).toEqual({ count: 2, columns: 1 });
    expect(registry.hero.cells?.(decodeSettings('hero', { slides: 5 }).values)).toMatchObject({ count: 5 });
  });
});

describe('reading and writing settings', () => {
  test('HIVE-06 any JSON is read as the settings of any type without throwing, and every value is usable', () => {
    fc.assert(
      fc.property(fc.oneof(anyType, fc.string()), fc.jsonValue(), (type, json) => {
        const decoded = decodeSettings(type, json);
        for (const [name, setting] of isComponentType(type) ? Object.entries(registry[type].settings) : []) {
          const value = Object.entries(decoded.values).find(([each]) => each === name)?.[1];
          expect(setting.read(value).ok).toBe(true);
        }
      }),
      { numRuns: 1_000 },
    );
  });

  test('HIVE-06 writing and reading round-trips, and writing again changes nothing', () => {
    fc.assert(
      fc.property(anyStored, ({ type, stored }) => {
        const first = decodeSettings(type, stored);
        const written = encodeSettings(first);
        expect(decodeSettings(type, written).values).toEqual(first.values);
        expect(encodeSettings(decodeSettings(type, written))).toEqual(written);
      }),
      { numRuns: 1_000 },
    );
  });

  test('HIVE-07 undeclared settings and unreadable values are stored as received', () => {
    fc.assert(
      fc.property(anyStored, ({ type, stored }) => {
        const written = encodeSettings(decodeSettings(type, stored));
        for (const [name, value] of Object.entries(stored)) {
          if (!Object.hasOwn(registry[type].settings, name))
            expect(Object.entries(written)).toContainEqual([name, value]);
        }
      }),
      { numRuns: 1_000 },
    );
    expect(encodeSettings(decodeSettings('space', { height: 'tall', later: { a: [1] } }))).toEqual({
      height: 'tall',
      later: { a: [1] },
    });
    expect(encodeSettings(decodeSettings('carousel', { speed: 3 }))).toEqual({ speed: 3 });
  });

  test('HIVE-06 a finding names the unreadable setting and the reason', () => {
    expect(decodeSettings('space', { height: 'tall' }).findings).toEqual([
      { setting: 'height', why: 'Height is not a number' },
    ]);
    expect(decodeSettings('carousel', {}).findings).toEqual([
      { setting: '', why: 'No component type is named "carousel"' },
    ]);
    expect(decodeSettings('text', { text: 'x'.repeat(5_000_000) })).toMatchObject({
      values: { text: '' },
      findings: [{ setting: 'text', why: 'Text is longer than 200,000 characters' }],
    });
  });

  test('HIVE-12 an option stored by its index is read, and written back as an index', () => {
    const decoded = decodeSettings('articles', { articleType: 1 });
    expect(decoded.values.articleType).toBe('Newsletters');
    expect(encodeSettings(decoded)).toEqual({ articleType: 1 });
    expect(withSettings(decoded, { articleType: 'Technical' }).stored).toEqual({ articleType: 2 });
    const asText = decodeSettings('title', { style: '1', size: '24' });
    expect(asText.values).toMatchObject({ style: 'Fancy', size: 24 });
    expect(withSettings(asText, { style: 'Normal', size: 30 }).stored).toEqual({ style: '0', size: '30' });
  });

  test('defaults are not stored, and a read-only setting keeps its value', () => {
    expect(withSettings(decodeSettings('space', {}), { height: 12 }).stored).toEqual({});
    expect(withSettings(decodeSettings('space', {}), { height: 13 }).stored).toEqual({ height: 13 });
    const pasted = decodeSettings('layer', { columns: 4 });
    expect(pasted.values.columns).toBe(1);
    expect(pasted.findings).toEqual([{ setting: 'columns', why: 'Columns is always 1' }]);
    expect(encodeSettings(pasted)).toEqual({ columns: 1 });
    expect(describeSettings(pasted).find(({ name }) => name === 'columns')).toMatchObject({ readonly: true, value: 1 });
  });

  test('HIVE-14 disallowed content is removed when settings are written', () => {
    const decoded = decodeSettings('hyperText', { html: '<p onclick="x()">Hi<script>alert(1)</script></p>' });
    expect(encodeSettings(decoded)).toEqual({ html: '<p>Hi</p>' });
    expect(decoded.findings[0]?.why).toBe('HTML: removed onclick, <script>');
    expect(encodeSettings(decodeSettings('hyperText', { html: '<script>alert(1)</script>' }))).toEqual({ html: '' });
    expect(
      encodeSettings(decodeSettings('text', { text: '[x](javascript:alert) <img src=x onerror=alert(1)>' })),
    ).toEqual({ text: '[x](#) \\<img src=x onerror=alert(1)>' });
  });

  test('reads numbers in both forms, and a list of self-describing settings', () => {
    const list = [
      { type: 'Number', name: 'height', description: 'Height', value: '20' },
      { type: 'String', name: 'colour of the moon', value: 'blue' },
    ];
    const decoded = decodeSettings('space', list);
    expect(decoded.values.height).toBe(20);
    expect(decoded.stored).toEqual({ height: '20', 'colour of the moon': 'blue' });
    expect(describeSettings(decoded).at(-1)).toMatchObject({ name: 'colour of the moon', readonly: true });
    expect(revisionName in decoded.stored).toBe(false);
  });
});
