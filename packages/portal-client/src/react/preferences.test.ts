import { type Preference, preferenceOf } from '@portal/domain/preference';
import { expect, test } from 'vitest';
import { createPreferences } from './preferences.ts';

const server = (theme: string): readonly Preference[] => [preferenceOf('colour_theme', theme)];

test('PREF-01 a change applies at once and waits to be saved', () => {
  const store = createPreferences();
  store.load(server('Midnight'));
  store.change('colour_theme', 'Classic');
  expect(store.get().preferences.colour_theme.value).toBe('Classic');
  expect(store.get().unsaved).toEqual({ colour_theme: 'Classic' });
});

test("PREF-01 the server's preferences do not undo an unsaved change", () => {
  const store = createPreferences();
  store.change('colour_theme', 'Classic');
  store.load(server('Midnight'));
  expect(store.get().preferences.colour_theme.value).toBe('Classic');
});

test('PREF-01 a value that was changed again while it was being saved stays unsaved', () => {
  const store = createPreferences();
  store.change('colour_theme', 'Classic');
  const sent = store.get().unsaved;
  store.change('colour_theme', 'Ocean Spray');
  store.saved(sent, server('Classic'));
  expect(store.get().preferences.colour_theme.value).toBe('Ocean Spray');
  expect(store.get().unsaved).toEqual({ colour_theme: 'Ocean Spray' });
  store.saved(store.get().unsaved, server('Ocean Spray'));
  expect(store.get().unsaved).toEqual({});
});

test('PREF-01 setting the current value is not a change', () => {
  const store = createPreferences();
  store.load(server('Midnight'));
  store.change('colour_theme', 'Midnight');
  expect(store.get().unsaved).toEqual({});
});
