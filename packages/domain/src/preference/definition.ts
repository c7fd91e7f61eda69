import type { PreferenceName } from './types.ts';

export interface PreferenceOption {
  readonly value: string;
  readonly label: string;
}

/** Definition of one preference (PREF-01). */
export interface PreferenceDefinition {
  readonly label: string;
  readonly default: string;
  /** Empty if any whole number from `minimum` to `maximum` is allowed. */
  readonly options: readonly PreferenceOption[];
  readonly minimum?: number;
  readonly maximum?: number;
  /** Value in classic mode, for the two preferences that it overrides; otherwise null. */
  readonly default_classic_mode: string | null;
  /** Shown on the preferences screen. */
  readonly setting_visible: boolean;
}

export const on = '1';
export const off = '0';
export const onOff: readonly PreferenceOption[] = [
  { value: on, label: 'On' },
  { value: off, label: 'Off' },
];

const common = { default_classic_mode: null, setting_visible: true } as const;

export function toggle(label: string, byDefault: boolean): PreferenceDefinition {
  return { ...common, label, default: byDefault ? on : off, options: onOff };
}

export function choice(label: string, byDefault: string, options: readonly PreferenceOption[]): PreferenceDefinition {
  return { ...common, label, default: byDefault, options };
}

export type PreferenceRecord = { readonly [Name in PreferenceName]: PreferenceDefinition };
