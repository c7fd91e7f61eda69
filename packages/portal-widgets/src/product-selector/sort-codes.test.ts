import { blankFacts } from '@portal/domain/catalogue';
import { expect, test } from 'vitest';
import { sortCodes } from './sort-codes.ts';

const blank = { ...blankFacts, stock_code: '', description: '', discontinued: false };
const parts: Readonly<Record<string, readonly [string, number]>> = {
  B: ['Nut', 100],
  A: ['Washer', 25],
  C: ['Bolt', 100],
};
const facts = (code: string) => {
  const part = parts[code];
  return part ? { ...blank, stock_code: code, description: part[0], pack_quantity: part[1] } : null;
};

test('SRCH-02 sorts results by code, description or pack in both directions; best match keeps the order', () => {
  const codes = ['B', 'A', 'C'];
  expect(sortCodes(codes, 'best', facts)).toBe(codes);
  expect(sortCodes(codes, 'code', facts)).toEqual(['A', 'B', 'C']);
  expect(sortCodes(codes, 'code_down', facts)).toEqual(['C', 'B', 'A']);
  expect(sortCodes(codes, 'description', facts)).toEqual(['C', 'B', 'A']);
  expect(sortCodes(codes, 'pack', facts)).toEqual(['A', 'B', 'C']);
  expect(sortCodes(codes, 'pack_down', facts)).toEqual(['B', 'C', 'A']);
});

test('SRCH-02 sorts size, length and class as numbers, also finish, price and stock; empty values come last', () => {
  const sized: Readonly<Record<string, readonly [string, string, string, string]>> = {
    A: ['M12', '100 mm', '10.9', 'Zinc'],
    B: ['M6', '50 mm', '8.8', ''],
    C: ['1/2', '2 in', 'A2-70', 'Black'],
    D: ['', '', '', 'Plain'],
  };
  const of = (code: string) => {
    const [size = '', length = '', spec = '', finish = ''] = sized[code] ?? [];
    return { ...blank, stock_code: code, size, length, spec, finish };
  };
  const codes = ['A', 'B', 'C', 'D'];
  expect(sortCodes(codes, 'size', of)).toEqual(['B', 'A', 'C', 'D']);
  expect(sortCodes(codes, 'size_down', of)).toEqual(['C', 'A', 'B', 'D']);
  expect(sortCodes(codes, 'length', of)).toEqual(['B', 'C', 'A', 'D']);
  expect(sortCodes(codes, 'class', of)).toEqual(['B', 'A', 'C', 'D']);
  expect(sortCodes(codes, 'finish', of)).toEqual(['C', 'D', 'A', 'B']);
  const prices = new Map([
    ['A', 3],
    ['C', 1],
  ]);
  expect(sortCodes(codes, 'price', of, prices)).toEqual(['C', 'A', 'B', 'D']);
  expect(sortCodes(codes, 'price_down', of, prices)).toEqual(['A', 'C', 'B', 'D']);
});
