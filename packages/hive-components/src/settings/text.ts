import { type Read, refused, type Setting, type SettingExtras, type WireType } from './setting.ts';

export interface TextLimits extends SettingExtras {
  readonly longest?: number;
}

/** The codec that String, Markdown and HTML share: they differ in how they are edited and shown, not in how they are kept. */
export function textSetting<const W extends WireType>(
  wire: W,
  label: string,
  initial: string,
  { longest = 10_000, description = label, ...extras }: TextLimits,
): Setting<string> {
  const read = (raw: unknown): Read<string> => {
    if (typeof raw !== 'string' && typeof raw !== 'number') return refused(initial, `${label} is not text`);
    const value = String(raw);
    return value.length > longest
      ? refused(initial, `${label} is longer than ${longest} characters`)
      : { ok: true, value };
  };
  return { wire, label, initial, description, ...extras, read, write: (value) => value };
}
