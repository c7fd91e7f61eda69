import type { MatchReason, SearchHit } from '@portal/domain/catalogue';
import { expect, test } from 'vitest';
import { codeWithQuantity, completionOf, entryCodeOf, isBareNumber, likelyHit } from './entry-code.ts';

const hit = (stock_code: string, reason: MatchReason): SearchHit => ({
  part: 0,
  stock_code,
  description: '',
  reason,
  matchedAltStockCode: null,
  codeRanges: [],
  descriptionRanges: [],
  without: [],
});

test('LINE-16 the start of a code is accepted if one part starts with it, but not if several do', () => {
  expect(entryCodeOf('wfl-160', [hit('WFL-16030-00G', 'code_start')])).toEqual({
    is: 'part',
    stock_code: 'WFL-16030-00G',
  });
  expect(entryCodeOf('wfl-160', [hit('WFL-16030-00G', 'code_start'), hit('WFL-16050-00Z', 'code_start')])).toEqual({
    is: 'several',
    why: 'Several parts match wfl-160. Choose one with ↓ and Enter, or type more.',
  });
});

test("LINE-16 a customer's own code or a code without punctuation is accepted over parts that only start with it", () => {
  const hits = [hit('HXB-12050-88Z', 'customer_code'), hit('BOLT-1-A', 'code_start')];
  expect(entryCodeOf('BOLT-1', hits)).toEqual({ is: 'part', stock_code: 'HXB-12050-88Z' });
  expect(entryCodeOf('HXB1205088Z', [hit('HXB-12050-88Z', 'code_plain')])).toMatchObject({ is: 'part' });
});

test('LINE-16 a part with a similar code is never accepted automatically', () => {
  expect(entryCodeOf('HXB-1608O-88G', [hit('HXB-16080-88G', 'near_code')])).toEqual({
    is: 'none',
    why: 'No part has the code HXB-1608O-88G. Choose a similar one with ↓ and Enter, or search by words.',
  });
  expect(entryCodeOf('XYZ', [])).toMatchObject({ is: 'none' });
});

test('LINE-16 a number that is no code is said to be a quantity, unless it is the customer’s own code', () => {
  expect(entryCodeOf('1,200', [hit('HXB-12050-88Z', 'near_code')])).toEqual({
    is: 'none',
    why: 'No part has the code 1,200. Type the part first, then its quantity.',
  });
  expect(entryCodeOf('600', [hit('HXB-12050-88Z', 'customer_code')])).toMatchObject({ is: 'part' });
  expect(isBareNumber('1,200')).toBe(true);
  expect(isBareNumber('600-88Z')).toBe(false);
});

test('LINE-16 typing is completed only if exactly one part starts with it', () => {
  const hits = [hit('WFL-16030-00G', 'code_start'), hit('WFL-16050-00Z', 'code_start')];
  expect(completionOf('WFL-1603', hits)).toBe('WFL-16030-00G');
  expect(completionOf('WFL-160', hits)).toBeNull();
  expect(completionOf('WFL-16030-00G', hits)).toBeNull();
  expect(completionOf('', hits)).toBeNull();
});

test('LINE-16 the description beside the field is that of a match, never of a part that is only similar', () => {
  expect(likelyHit([hit('WFL-16030-00G', 'code_start')])?.stock_code).toBe('WFL-16030-00G');
  expect(likelyHit([hit('HXB-16080-88G', 'near_code')])).toBeNull();
  expect(likelyHit([])).toBeNull();
});

test('LINE-16 a full code with its quantity before or after it is both, and words that contain a code stay words', () => {
  const isPart = (code: string) => code === 'HXB-12050-88Z';
  const isQuantity = (text: string) => /^\d+( boxes)?$/.test(text);
  const read = (text: string) => codeWithQuantity(text, isPart, isQuantity);
  const code = 'HXB-12050-88Z';
  expect(read(`${code} 100`)).toEqual({ code, quantity: '100' });
  expect(read(`${code} x 100`)).toEqual({ code, quantity: '100' });
  expect(read(` 100  ${code} `)).toEqual({ code, quantity: '100' });
  expect(read(`2 boxes ${code}`)).toEqual({ code, quantity: '2 boxes' });
  expect(read(`2 boxes × ${code}`)).toEqual({ code, quantity: '2 boxes' });
  expect(read(code)).toBeNull();
  expect(read(`${code} or longer`)).toBeNull();
  expect(read('100 m12 hex bolt')).toBeNull();
});
