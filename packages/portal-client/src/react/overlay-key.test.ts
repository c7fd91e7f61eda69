import { expect, test } from 'vitest';
import { type KeyFacts, overlayFor } from './overlay-key.ts';

const press = (key: string, more: Partial<KeyFacts> = {}) =>
  overlayFor({
    key,
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    shiftKey: false,
    isComposing: false,
    repeat: false,
    defaultPrevented: false,
    altGraph: false,
    typing: false,
    inDialog: false,
    ...more,
  });

test('SHELL-14 ? opens the shortcut list, with Shift or AltGr depending on the keyboard', () => {
  expect(press('?')).toBe('keys');
  expect(press('?', { shiftKey: true })).toBe('keys');
  expect(press('?', { ctrlKey: true, altKey: true, altGraph: true })).toBe('keys');
  expect(press('?', { altKey: true, altGraph: true })).toBe('keys');
});

test('SHELL-14 ? is an ordinary character while typing', () => {
  for (const more of [{}, { shiftKey: true }, { ctrlKey: true, altKey: true, altGraph: true }, { isComposing: true }]) {
    expect(press('?', { typing: true, ...more })).toBeNull();
  }
  expect(press('?', { isComposing: true })).toBeNull();
});

test('SHELL-14 no other key opens an overlay', () => {
  expect(press('?', { ctrlKey: true })).toBeNull();
  expect(press('?', { altKey: true })).toBeNull();
  expect(press('?', { inDialog: true })).toBeNull();
  expect(press('?', { defaultPrevented: true })).toBeNull();
  expect(press('k')).toBeNull();
  expect(press('n')).toBeNull();
});

test('Ctrl+K and Cmd+K open the palette, also while typing', () => {
  expect(press('k', { ctrlKey: true })).toBe('palette');
  expect(press('K', { metaKey: true, typing: true })).toBe('palette');
  expect(press('k', { ctrlKey: true, shiftKey: true })).toBeNull();
  expect(press('k', { ctrlKey: true, altKey: true, altGraph: true })).toBeNull();
  expect(press('k', { ctrlKey: true, repeat: true })).toBeNull();
});
