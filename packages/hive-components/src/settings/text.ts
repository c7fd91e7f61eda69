import { settingsMessages as messages } from '../messages/settings.ts';
import { type Read, refused, type Setting, type SettingExtras, type WireType } from './setting.ts';

export interface TextLimits extends SettingExtras {
  readonly longest?: number;
}

/** Removes what must never be stored and lists it. Returns the same text if nothing was removed. */
export type Clean = (text: string) => { readonly text: string; readonly removed: readonly string[] };

interface TextKind {
  readonly wire: WireType;
  readonly clean?: Clean;
  /** The message for an invalid text, given the label; undefined if it is valid. */
  readonly fault?: (text: string) => ((label: string) => string) | undefined;
}

/** The codec shared by String, Markdown and HTML. */
export function textSetting(
  { wire, clean, fault }: TextKind,
  label: string,
  initial: string,
  { longest = 2_000, description = label, ...extras }: TextLimits,
): Setting<string> {
  const read = (raw: unknown): Read<string> => {
    if (typeof raw !== 'string' && typeof raw !== 'number') return refused(initial, messages.notText(label));
    const value = String(raw);
    if (value.length > longest) {
      return refused(initial, messages.tooLong(label, longest.toLocaleString('en-AU')));
    }
    const wrong = value === initial ? undefined : fault?.(value);
    if (wrong) return refused(initial, wrong(label));
    if (!clean) return { ok: true, value };
    const { text, removed } = clean(value);
    return removed.length === 0
      ? { ok: true, value }
      : { ok: false, value: text, why: messages.removed(label, removed), unclean: true };
  };
  return { wire, label, initial, description, ...extras, read, write: (value) => value };
}
