import fc from 'fast-check';
import { expect, test } from 'vitest';
import { codesOfAddress, compareAddress } from './compare-address.ts';

test('PART-11 a comparison survives a round trip through its address', () => {
  const code = fc.stringMatching(/^[A-Z0-9][A-Z0-9/ .#%-]{0,20}[A-Z0-9]$/);
  fc.assert(
    fc.property(fc.uniqueArray(code, { maxLength: 8 }), (codes) => {
      expect(codesOfAddress(compareAddress(codes).replace('/compare', ''))).toEqual(codes);
    }),
  );
});

test('PART-11 an address with too many codes, duplicates or nonsense gives its valid codes', () => {
  expect(codesOfAddress('a/A/%E0%A4%A/b//')).toEqual(['A', 'B']);
  expect(codesOfAddress(Array.from({ length: 20 }, (_, n) => `C${n}`).join('/'))).toHaveLength(8);
});
