import type { FilterChip } from '@portal/domain/catalogue';
import { emptyState } from '@portal/domain/catalogue';
import { expect, test, vi } from 'vitest';
import { readSentence } from './read-sentence.ts';

const chips: readonly FilterChip[] = [
  { filter_root: 'SIZE', filters: ['M12'], label: 'Size: M12', typed: 'm12' },
  { filter_root: 'PTYP', filters: ['HEX_BOLT', 'HEX_NUT'], label: 'Product type: hex', typed: 'hex' },
];
const suggest = vi.fn(async () => ({ chips, rest: 'loose' }));

test('SRCH-01 a sentence becomes filters with the words that they were read from, the rest stays text', async () => {
  const text = ' m12 hex loose ';
  const state = { ...emptyState, text, chosen: { SIZE: ['M8'], FINI: ['ZINC'] }, words: { SIZE: 'm8' } };
  const read = (await readSentence({ facts: () => null, suggest }, text))(state);
  expect(read.text).toBe('loose');
  expect(read.chosen).toEqual({ SIZE: ['M12'], PTYP: ['HEX_BOLT', 'HEX_NUT'], FINI: ['ZINC'] });
  expect(read.words).toEqual({ SIZE: 'm12', PTYP: 'hex' });
});

test('SRCH-01 a code is searched for as it is', async () => {
  suggest.mockClear();
  const facts = vi.fn(() => ({}) as never);
  const state = { ...emptyState, text: ' HXB-12050-88Z' };
  expect((await readSentence({ facts, suggest }, state.text))(state)).toEqual({ ...emptyState, text: 'HXB-12050-88Z' });
  expect(suggest).not.toHaveBeenCalled();
});

test('SRCH-01 what was typed while a sentence was read stays, and so do filters chosen meanwhile', async () => {
  const read = await readSentence({ facts: () => null, suggest }, 'm12 hex loose');
  const typed = { ...emptyState, text: 'm12 hex loose nut' };
  expect(read(typed)).toBe(typed);
  expect(read({ ...emptyState, text: 'm12 hex loose', chosen: { FINI: ['ZINC'] } }).chosen).toMatchObject({
    FINI: ['ZINC'],
    SIZE: ['M12'],
  });
});
