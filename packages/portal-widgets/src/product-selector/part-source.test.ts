import { blankFacts, type MatchReason, type SearchHit } from '@portal/domain/catalogue';
import { expect, test } from 'vitest';
import { createPartSource, statedBy, whyOf } from './part-source.ts';

const hit = (reason: MatchReason, matchedAltStockCode: string | null = null): SearchHit => ({
  part: 0,
  stock_code: 'A',
  description: 'Bolt',
  reason,
  matchedAltStockCode,
  codeRanges: [[0, 1]],
  descriptionRanges: [],
  without: [],
});

test('SRCH-01 says why a part was found if the highlights do not show it', () => {
  expect(whyOf(hit('customer_code', 'KF-1032'))).toBe('your code KF-1032');
  expect(whyOf(hit('near_code'))).not.toBe('');
  expect(whyOf(hit('words'))).toBe('');
  expect(whyOf(undefined)).toBe('');
});

test('SRCH-01 rows do not repeat what the line above them says', () => {
  const reading = {
    ...{ pieces: [], quantity: null, corrected: [], notInSize: [], near: [], set: [], several: [] },
    ...{ setAside: ['zzqq'], notSold: [{ asked: 'Castle nut', nearest: 'Nyloc nut' }], noSuchSize: ['1/2 BSW'] },
  };
  const found = { ...hit('words'), without: ['zzqq', 'Castle nut', 'BSW'] };
  expect(whyOf(found)).not.toBe('');
  expect(whyOf(found, statedBy(reading))).toBe('');
  expect(whyOf({ ...found, without: ['zzqq', '8.8'] }, statedBy(reading))).toContain('8.8');
});

test('SRCH-02 a row has its highlights and stays the same object', () => {
  const facts = (code: string) =>
    code === 'A' ? { ...blankFacts, stock_code: 'A', description: 'Bolt', discontinued: false } : null;
  const source = createPartSource(facts, new Map([['A', hit('code_start')]]), null);
  expect(source.part('A')?.codeRanges).toEqual([[0, 1]]);
  expect(source.part('A')).toBe(source.part('A'));
  expect(source.part('B')).toBeNull();
});
