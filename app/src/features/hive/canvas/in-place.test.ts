import { expect, test } from 'vitest';
import { node } from '../model/editor.fixture.ts';
import { settingReadAs } from './in-place.ts';

test('HIVE-16 words are written where they stand only when they read exactly as they are stored', () => {
  const title = node('t', 'title', { settings: { text: 'Winter' } });
  const read = (text: string, of = title) => settingReadAs(of, text);
  expect([read('Winter'), read(' Winter '), read('Win'), read('')]).toEqual(['text', 'text', null, null]);
  const quote = node('q', 'quote', { settings: { text: 'It **holds**', source: 'Ana' } });
  expect([read('It holds', quote), read('Ana', quote), read('It **holds**', quote)]).toEqual([null, 'source', 'text']);
  // An address, a length and an option are never words of the page.
  expect(read('48px 128px', quote)).toBeNull();
  expect(read('Section')).toBeNull();
  expect(read('x', node('n', 'nothing known', { settings: { text: 'x' } }))).toBeNull();
  expect(read('One\nTwo', node('m', 'text', { settings: { text: 'One\nTwo' } }))).toBeNull();
});
