import { expect, test } from 'vitest';
import { earlyKey, earlyKeys } from './early-keys.ts';

const press = (key: string, modifiers: Partial<Parameters<typeof earlyKey>[0]> = {}) =>
  earlyKey({ key, ctrlKey: false, metaKey: false, altKey: false, isComposing: false, ...modifiers });

test('SHELL-14 keys typed while the palette opens are stored: characters, arrows, Enter and Backspace', () => {
  for (const key of ['c', 'Z', '−', ' ', 'Enter', 'ArrowDown', 'ArrowUp', 'Backspace'])
    expect(press(key)).toBe('store');
  expect(press('@', { ctrlKey: true, altKey: true })).toBe('store');
});

test('SHELL-14 while the palette opens, no key except browser shortcuts reaches the screen behind', () => {
  for (const key of ['Delete', 'Tab', 'Home']) expect(press(key)).toBe('drop');
  expect(press('z', { ctrlKey: true })).toBe('drop');
  expect(press('Enter', { ctrlKey: true })).toBe('drop');
  for (const key of ['Shift', 'F5']) expect(press(key)).toBe('let');
});

test('stored keys are returned once', () => {
  const keys = earlyKeys();
  keys.add('a');
  keys.add('Enter');
  expect(keys.take()).toEqual(['a', 'Enter']);
  expect(keys.take()).toEqual([]);
});
