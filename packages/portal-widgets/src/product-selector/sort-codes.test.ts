import type { PartFacts } from '@portal/domain/cart';
import { expect, test } from 'vitest';
import { sortCodes } from './sort-codes.ts';

const parts: Readonly<Record<string, readonly [string, number]>> = {
  B: ['Nut', 100],
  A: ['Washer', 25],
  C: ['Bolt', 100],
};
const facts = (code: string) => {
  const part = parts[code];
  return part ? ({ description: part[0], pack_quantity: part[1] } as PartFacts) : null;
};

test('SRCH-02 results by code, description or pack, either way; the best match as it came', () => {
  const codes = ['B', 'A', 'C'];
  expect(sortCodes(codes, 'best', facts)).toBe(codes);
  expect(sortCodes(codes, 'code', facts)).toEqual(['A', 'B', 'C']);
  expect(sortCodes(codes, 'code_down', facts)).toEqual(['C', 'B', 'A']);
  expect(sortCodes(codes, 'description', facts)).toEqual(['C', 'B', 'A']);
  expect(sortCodes(codes, 'pack', facts)).toEqual(['A', 'B', 'C']);
  expect(sortCodes(codes, 'pack_down', facts)).toEqual(['B', 'C', 'A']);
});
