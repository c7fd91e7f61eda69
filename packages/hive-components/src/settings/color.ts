import { settingsMessages as messages } from '../messages/settings.ts';
import { type Read, refused, type Setting, type SettingExtras } from './setting.ts';

const hex = /^#(?:[0-9a-f]{3}|[0-9a-f]{4}|[0-9a-f]{6}|[0-9a-f]{8})$/i;

/** A hexadecimal colour, or empty for none. Nothing else reaches a style. */
export function color(
  label: string,
  initial: string,
  { description = label, ...extras }: SettingExtras = {},
): Setting<string> {
  const read = (raw: unknown): Read<string> =>
    typeof raw === 'string' && (raw === '' || hex.test(raw))
      ? { ok: true, value: raw }
      : refused(initial, messages.color(label));
  return { wire: 'Color', label, initial, description, ...extras, read, write: (value) => value };
}
