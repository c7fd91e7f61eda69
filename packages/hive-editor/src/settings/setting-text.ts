import { type SettingValue, withSlash } from '@portal/domain/hive';
import {
  type DeviceWidth,
  deviceWidths,
  nameAtWidth,
  type Setting,
  type Shape,
} from '@portal/hive-components/settings';

export type Verdict =
  | { readonly ok: true; readonly value: SettingValue }
  /** `deferred`: the text changes when it is stored, so `value` is stored only when the field is left. */
  | { readonly ok: false; readonly why: string; readonly deferred: boolean; readonly value: string };

const paths: ReadonlySet<Setting<unknown>['control']> = new Set(['address', 'document', 'picture']);

/** HIVE-06: reads typed input with the setting's codec. `stored` is the stored value; the result has the same form. */
export function readTyped(setting: Setting<unknown>, typed: string | number | boolean, stored: unknown): Verdict {
  const read = setting.read(typed);
  if (read.ok) return { ok: true, value: setting.write(read.value, stored) };
  const text = String(typed);
  const path = paths.has(setting.control) ? withSlash(text) : text;
  if (path !== text && setting.read(path).ok) return { ok: false, why: read.why, deferred: true, value: path };
  return { ok: false, why: read.why, deferred: read.unclean === true, value: text };
}

/** The value shown in a field: the stored value, even if invalid, or the default. */
export function shownValue(setting: Setting<unknown>, settings: Readonly<Record<string, SettingValue>>, name: string) {
  if (!Object.hasOwn(settings, name)) return setting.write(setting.initial);
  const stored = settings[name];
  const read = setting.read(stored);
  // Options are shown by label, whether the label or the index is stored.
  if (setting.options && read.ok) return setting.write(read.value);
  return stored === null || stored === undefined ? '' : String(stored);
}

/** The value that applies on a narrow width while it has no value itself; `name` is the desktop's setting. */
export function inheritedValue(
  shape: Shape,
  settings: Readonly<Record<string, SettingValue>>,
  name: string,
  width: DeviceWidth,
): string {
  const wider = deviceWidths.slice(0, deviceWidths.indexOf(width)).reverse();
  for (const each of [...wider.map((width) => nameAtWidth(shape, name, width)), name]) {
    const setting = each === undefined ? undefined : shape[each];
    const value = setting && each !== undefined ? String(shownValue(setting, settings, each)) : '';
    if (value !== '' || each === name) return value;
  }
  return '';
}

/** Description and note of the setting. */
export function hintOf(setting: Setting<unknown>): string {
  const about = setting.description === setting.label ? '' : setting.description;
  return [about, setting.note ?? ''].filter(Boolean).join('. ');
}
