import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseOrderText } from './order-text.ts';

const rows = (text: string) => parseOrderText(text).map(({ code, quantity }) => [code, quantity]);

test.each([
  ['HXB-1\t100', 'HXB-1', '100'],
  ['100\tHXB-1', 'HXB-1', '100'],
  ['HXB-1,100', 'HXB-1', '100'],
  ['HXB-1, 1,000', 'HXB-1', '1,000'],
  ['"HXB-1";"25"', 'HXB-1', '25'],
  ['HXB-1    25', 'HXB-1', '25'],
  ['HXB-1 25', 'HXB-1', '25'],
  ['25 HXB-1', 'HXB-1', '25'],
  ['HXB-1', 'HXB-1', ''],
  ['10023\t50', '10023', '50'],
  ['HXB-1\tHex bolt M8 x 40\t50', 'HXB-1', '50'],
  ['• HXB-1 50 pcs', 'HXB-1', '50'],
  ['1. HXB-1 50', 'HXB-1', '50'],
  ['HXB-1\t-1', 'HXB-1', '-1'],
  ['HXB-1\t=1+1', 'HXB-1', '=1+1'],
  ['HXB-1\t٣', 'HXB-1', '٣'],
  ['HXB-1 1e9', 'HXB-1', '1e9'],
])('LINE-16 a pasted line %j', (text, code, quantity) => {
  expect(rows(text)).toEqual([[code, quantity]]);
});

test('LINE-16 a heading and blank lines are skipped, line numbers are those of the source', () => {
  expect(parseOrderText('Stock Code\tQty\r\n\r\nA-1\t5\r\nB-2\t6\n---\n')).toEqual([
    { code: 'A-1', quantity: '5', line: 3, source: 'A-1\t5' },
    { code: 'B-2', quantity: '6', line: 4, source: 'B-2\t6' },
  ]);
});

const anything = fc.constantFrom(...'aZ0 19\t,;"\n\r-•.x(=\u00a0٣é\u0000\ud83d\udd29'.split(''), '  ', '1,000', 'pcs');

test('LINE-16 any text is read without failing, with at most one row per line', () => {
  fc.assert(
    fc.property(fc.string({ unit: anything, maxLength: 60 }), (text) => {
      const found = parseOrderText(text);
      expect(found.length).toBeLessThanOrEqual(text.split(/\r\n|\r|\n/).length);
      for (const row of found) expect(row.code).not.toBe('');
    }),
  );
});
