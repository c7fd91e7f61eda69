import type { SettingValue } from '@portal/domain/hive';
import { type Setting, saySides } from '@portal/hive-components/settings';

export type Verdict =
  | { readonly ok: true; readonly value: SettingValue }
  /** `held`: it would be tidied when saved, so it waits until the field is left. */
  | { readonly ok: false; readonly why: string; readonly held: boolean };

/** HIVE-06: what was typed for a setting, by the setting's own reading. `stored` keeps the form that it was written in. */
export function readTyped(setting: Setting<unknown>, typed: string | number | boolean, stored: unknown): Verdict {
  const read = setting.read(typed);
  if (read.ok) return { ok: true, value: setting.write(read.value, stored) };
  return { ok: false, why: read.why, held: read.unclean === true };
}

/** The value that a field shows: what is stored, also where it cannot be read, else the default. */
export function shownValue(setting: Setting<unknown>, settings: Readonly<Record<string, SettingValue>>, name: string) {
  if (!Object.hasOwn(settings, name)) return setting.write(setting.initial);
  const stored = settings[name];
  const read = setting.read(stored);
  // Of a list the label is shown, whether it or its number is stored.
  if (setting.options && read.ok) return setting.write(read.value);
  return stored === null || stored === undefined ? '' : String(stored);
}

/** Note of the setting, and what was made of the value where that is not plain. */
export function hintOf(setting: Setting<unknown>, text: string): string {
  const understood = setting.control === 'dimensions' && text.trim() !== '' ? saySides(text) : '';
  const about = setting.description === setting.label ? '' : setting.description;
  return [about, setting.note ?? '', understood].filter(Boolean).join('. ');
}
