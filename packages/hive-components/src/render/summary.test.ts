import fc from 'fast-check';
import { expect, test } from 'vitest';
import { componentTypes } from '../registry/definitions.ts';
import { pageSummary } from './summary.ts';

const node = (key: string, parent: string | null, position: number, name: string, settings: object = {}) => ({
  key,
  parent,
  position,
  name,
  settings,
});

test('HIVE-17 the summary of a page is its page title and the start of its first paragraph, as visitors see them', () => {
  const page = [
    node('root', null, 0, 'block'),
    node('late', 'root', 2, 'text', { text: 'Later.' }),
    node('section', 'root', 0, 'title', { text: 'A section' }),
    node('grid', 'root', 1, 'grid', { columns: 2, rows: 1 }),
    node('words', 'grid', 1, 'text', { text: '# Heading\n\nBolts **to**\nthe [drawing](/a).\n\nMore.' }),
    node('title', 'grid', 0, 'title', { text: ' Hex  bolts ', level: 'Page title' }),
  ];
  expect(pageSummary(page)).toEqual({ heading: 'Hex bolts', text: 'Bolts to the drawing.' });
  expect(pageSummary([...page].reverse())).toEqual(pageSummary(page));
  const html = [node('root', null, 0, 'block'), node('h', 'root', 0, 'hyperText', { html: '<div><p>Since<br>1935' })];
  expect(pageSummary(html)).toEqual({ heading: '', text: 'Since 1935' });
  const hidden = [node('root', null, 0, 'block'), { ...node('x', 'root', 0, 'text', { text: 'x' }), active: false }];
  expect(pageSummary(hidden)).toEqual({ heading: '', text: '' });
});

test('HIVE-17 a long paragraph is cut at a whole word within 160 characters', () => {
  const text = `${'Galvanised bolts, '.repeat(20)}end`;
  const summary = pageSummary([node('root', null, 0, 'text', { text })]).text;
  expect(summary.length).toBeLessThanOrEqual(160);
  expect(summary).toMatch(/(?:Galvanised|bolts)…$/);
});

test('HIVE-17 summarising never fails, whatever is stored', () => {
  const component = fc.record({
    key: fc.constantFrom('a', 'b', 'c'),
    parent: fc.constantFrom(null, 'a', 'b', 'c'),
    position: fc.integer(),
    name: fc.oneof(fc.constantFrom(...componentTypes), fc.string()),
    settings: fc.jsonValue(),
  });
  fc.assert(
    fc.property(fc.array(fc.oneof(component, fc.jsonValue()), { maxLength: 6 }), (page) => {
      expect(pageSummary(page).text.length).toBeLessThanOrEqual(160);
    }),
  );
});
