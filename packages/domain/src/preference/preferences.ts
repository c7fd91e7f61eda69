import { on } from './definition.ts';
import { preferenceDefinitions } from './definitions.ts';
import { type Preference, type PreferenceName, preferenceNames } from './types.ts';

/** Every known preference by name; always complete. */
export type Preferences = { readonly [Name in PreferenceName]: Preference };

function isKnown(name: string): name is PreferenceName {
  return Object.hasOwn(preferenceDefinitions, name);
}

/** Returns whether a value is allowed for a preference: one of its options, or a whole number within its range. */
export function isPreferenceValue(name: PreferenceName, value: string): boolean {
  const { options, minimum = 0, maximum = Number.MAX_SAFE_INTEGER } = preferenceDefinitions[name];
  if (options.length > 0) return options.some((option) => option.value === value);
  return /^\d{1,9}$/.test(value) && Number(value) >= minimum && Number(value) <= maximum;
}

/** Returns a preference in wire format, with the default if the value is missing or not allowed. */
export function preferenceOf(name: PreferenceName, value?: string | null): Preference {
  const { label, options, default_classic_mode, setting_visible, default: byDefault } = preferenceDefinitions[name];
  const is_set = value !== undefined && value !== null && isPreferenceValue(name, value);
  return { name, value: is_set ? value : byDefault, is_set, options, label, setting_visible, default_classic_mode };
}

/** Completes the received settings with defaults, ignoring unknown names and values that are not allowed (PREF-01). */
export function parsePreferences(
  settings: readonly { readonly name: string; readonly value: string; readonly is_set?: boolean }[],
): Preferences {
  const given = new Map<PreferenceName, string>();
  for (const { name, value, is_set = true } of settings) if (isKnown(name) && is_set) given.set(name, value);
  const entries = preferenceNames.map((name) => [name, preferenceOf(name, given.get(name))] as const);
  return Object.fromEntries(entries) as Preferences;
}

/** Returns the preferences with one changed; the same object if the value is not allowed or already set. */
export function withPreference(preferences: Preferences, name: PreferenceName, value: string): Preferences {
  const present = preferences[name];
  if (!isPreferenceValue(name, value) || (present.is_set && present.value === value)) return preferences;
  return { ...preferences, [name]: { ...present, value, is_set: true } };
}

/** Returns the effective value: classic mode overrides show_icons and product_line_click_behaviour, and nothing else (PREF-01). */
export function effectivePreference(preferences: Preferences, name: PreferenceName): string {
  const classic = preferences.classic_mode.value === on ? preferenceDefinitions[name].default_classic_mode : null;
  return classic ?? preferences[name].value;
}

/** Returns the form that get-preferences and the login reply with. */
export function preferenceList(preferences: Preferences): readonly Preference[] {
  return preferenceNames.map((name) => preferences[name]);
}

export const defaultPreferences: Preferences = parsePreferences([]);
