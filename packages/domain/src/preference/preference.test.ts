import { expect, test } from 'vitest';
import {
  animationDuration,
  animationDurations,
  defaultPreferences,
  effectivePreference,
  fadeDuration,
  formatsAt,
  isPowerUserMode,
  isPreferenceValue,
  lockedWidth,
  parsePreferences,
  preferenceDefinitions,
  preferenceList,
  preferenceNames,
  themeForPath,
  themeNames,
  typedPreferences,
  verticalSpacings,
  withPreference,
} from './index.ts';

test('PREF-01 every known preference has a default, which is one of its options', () => {
  expect(Object.keys(defaultPreferences)).toEqual([...preferenceNames]);
  for (const name of preferenceNames) {
    const { default: byDefault, default_classic_mode } = preferenceDefinitions[name];
    expect(isPreferenceValue(name, byDefault)).toBe(true);
    if (default_classic_mode !== null) expect(isPreferenceValue(name, default_classic_mode)).toBe(true);
    expect(defaultPreferences[name]).toMatchObject({ name, value: byDefault, is_set: false });
  }
});

test('PREF-01 settings are read without unknown or invalid ones, and survive a round trip', () => {
  const preferences = parsePreferences([
    { name: 'number_format', value: '2' },
    { name: 'quick_quote_line_limit', value: '0' },
    { name: 'colour_theme', value: 'Midnight' },
    { name: 'vertical_spacing', value: 'huge' },
    { name: 'nothing_known', value: '1' },
    { name: 'toString', value: '1' },
    { name: 'show_icons', value: '0', is_set: false },
  ]);
  expect(preferences.number_format).toMatchObject({ value: '2', is_set: true });
  expect(preferences.quick_quote_line_limit).toMatchObject({ value: '50', is_set: false });
  expect(preferences.vertical_spacing.value).toBe('medium');
  expect(preferences.show_icons.value).toBe('1');
  expect(typedPreferences(preferences)).toMatchObject({ theme: 'Midnight', numberFormat: 2, quickQuoteLineLimit: 50 });
  expect(parsePreferences(preferenceList(preferences))).toEqual(preferences);
});

test('PREF-01 a change applies if it is allowed', () => {
  const next = withPreference(defaultPreferences, 'animation_speed', '3');
  expect(next.animation_speed).toMatchObject({ value: '3', is_set: true });
  expect(withPreference(next, 'animation_speed', '3')).toBe(next);
  expect(withPreference(next, 'animation_speed', '4')).toBe(next);
  expect(withPreference(next, 'quick_quote_line_limit', '1.5')).toBe(next);
});

test('PREF-01 classic mode overrides show_icons and product_line_click_behaviour, and nothing else', () => {
  const classic = withPreference(defaultPreferences, 'classic_mode', '1');
  const changed = preferenceNames.filter(
    (name) => effectivePreference(classic, name) !== effectivePreference(defaultPreferences, name),
  );
  expect(changed).toEqual(['classic_mode', 'show_icons', 'product_line_click_behaviour']);
  expect(typedPreferences(classic)).toMatchObject({ showIcons: false, lineClick: 'quantity' });
});

test('PREF-03 speeds scale the base durations, and reduced motion wins', () => {
  expect(animationDurations.map((base) => animationDuration(base, 0, false))).toEqual([180, 420, 600, 1020, 1920]);
  expect([1, 2, 3].map((speed) => animationDuration(500, speed as 1 | 2 | 3, false))).toEqual([300, 50, 0]);
  expect(animationDuration(fadeDuration, 0, true)).toBe(0);
});

test('PREF-04 THEME-01 spacings and themes match the specification; a supplier’s own themes follow', () => {
  expect(Object.keys(verticalSpacings)).toEqual(['relaxed', 'medium', 'compact']);
  expect(themeNames.slice(0, 8)).toEqual([
    'Standard',
    'Midnight',
    'Dark Purple',
    'Classic',
    'Morning Dew',
    'Gunmetal Grey',
    'Ocean Spray',
    'Custom',
  ]);
});

test('THEME-02 the preferred theme applies on ordering routes, Standard elsewhere', () => {
  expect(
    ['/orders', '/Orders/A-000001', '/preferences', '/data/loads'].map((path) => themeForPath(path, 'Midnight')),
  ).toEqual(Array(4).fill('Midnight'));
  expect(['/', '/home', '/ordersx', '/part/orders'].map((path) => themeForPath(path, 'Custom'))).toEqual(
    Array(4).fill('Standard'),
  );
});

test('SHELL-10 the width lock limits wider windows, for settings under 3 only if they are 40 px wider', () => {
  expect([
    lockedWidth(1, 1240),
    lockedWidth(1, 1241),
    lockedWidth(2, 1481),
    lockedWidth(3, 1680),
    lockedWidth(3, 1681),
  ]).toEqual([null, 1200, 1440, null, 1680]);
  expect(lockedWidth(0, 5000)).toBeNull();
});

test('LINE-12 power-user mode needs its preference, 1440 px and a tab with lines', () => {
  const on = withPreference(defaultPreferences, 'enable_simple_power_user_mode', '1');
  for (const tab of ['order', 'hobdirect', 'quote', 'qq'] as const) expect(isPowerUserMode(on, 1440, tab)).toBe(true);
  expect(isPowerUserMode(on, 1439, 'order')).toBe(false);
  expect(isPowerUserMode(defaultPreferences, 1440, 'order')).toBe(false);
});

test('SHELL-11 formats depend on the preferences and the width', () => {
  const steppers = withPreference(defaultPreferences, 'show_minus_quantity', '1');
  expect(formatsAt(steppers, 1440)).toEqual({
    number_format: 1,
    currency_format: 1,
    show_minus_quantity: true,
  });
  expect(formatsAt(steppers, 700)).toEqual({
    number_format: 1,
    currency_format: 1,
    show_minus_quantity: false,
  });
  expect(formatsAt(withPreference(steppers, 'plain_numbers_when_narrow', '1'), 700)).toEqual({
    number_format: 0,
    currency_format: 0,
    show_minus_quantity: false,
  });
});
