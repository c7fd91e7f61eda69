import type { PartFacts } from '@portal/domain/cart';
import { expect, test } from 'vitest';
import { sorted } from './sort-codes.ts';

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
  expect(sorted(codes, 'best', facts)).toBe(codes);
  expect(sorted(codes, 'code', facts)).toEqual(['A', 'B', 'C']);
  expect(sorted(codes, 'code_down', facts)).toEqual(['C', 'B', 'A']);
  expect(sorted(codes, 'description', facts)).toEqual(['C', 'B', 'A']);
  expect(sorted(codes, 'pack', facts)).toEqual(['A', 'B', 'C']);
  expect(sorted(codes, 'pack_down', facts)).toEqual(['B', 'C', 'A']);
});
