import { expect, test } from 'vitest';
import { plainKey } from './plain-key.ts';

test('Option on a Mac does not change the key’s name', () => {
  expect(plainKey({ key: 'z', code: 'KeyZ' })).toBe('z');
  expect(plainKey({ key: 'Ω', code: 'KeyZ' })).toBe('z');
  expect(plainKey({ key: '–', code: 'Minus' })).toBe('-');
  expect(plainKey({ key: '÷', code: 'Slash' })).toBe('/');
});

test('a key that types a plain character is what it types, wherever it is on the keyboard', () => {
  expect(plainKey({ key: 'Z', code: 'KeyW' })).toBe('z');
  expect(plainKey({ key: 'Delete', code: 'Delete' })).toBe('delete');
});
