import { expect, test } from 'vitest';
import { node } from '../support/editor-fixture.ts';
import { settingReadAs, snapshotOf } from './inline-edit.ts';

test('HIVE-16 text is editable in place only if it is displayed exactly as stored', () => {
  const title = node('t', 'title', { settings: { text: 'Winter' } });
  const read = (text: string, of = title) => settingReadAs(of, text);
  expect([read('Winter'), read(' Winter '), read('Win'), read('')]).toEqual(['text', 'text', null, null]);
  const quote = node('q', 'quote', { settings: { text: 'It **holds**', source: 'Ana' } });
  expect([read('It holds', quote), read('Ana', quote), read('It **holds**', quote)]).toEqual([null, 'source', 'text']);
  // Addresses, lengths and options are not displayed as text.
  expect(read('48px 128px', quote)).toBeNull();
  expect(read('Section')).toBeNull();
  expect(read('x', node('n', 'nothing known', { settings: { text: 'x' } }))).toBeNull();
  expect(read('One\nTwo', node('m', 'text', { settings: { text: 'One\nTwo' } }))).toBeNull();
});

/** A minimal text node. */
const words = (data: string) => ({ nodeType: 3, data, childNodes: [] });
function element(...childNodes: unknown[]) {
  const made = {
    nodeType: 1,
    childNodes,
    replaceChildren: (...nodes: unknown[]) => {
      made.childNodes = nodes;
    },
  };
  return made;
}

test('HIVE-16 cancelled typing on the page restores the text in the original nodes', () => {
  const [first, inner] = [words('Winter '), words('sale')];
  const bold = element(inner);
  const title = element(first, bold);
  const restore = snapshotOf(title as unknown as Node);
  // As browsers do while editing: text changes in its node, nodes are added and removed.
  first.data = 'Wintry ';
  inner.data = 'sales';
  bold.replaceChildren(words('x'), inner);
  title.replaceChildren(first);
  restore();
  expect(title.childNodes).toEqual([first, bold]);
  expect(title.childNodes[0]).toBe(first);
  expect(bold.childNodes).toEqual([inner]);
  expect([first.data, inner.data]).toEqual(['Winter ', 'sale']);
});
