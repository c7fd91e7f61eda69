import { settingsMessages as messages } from '../messages/settings.ts';
import { type Read, refused, type Setting, type SettingExtras } from './setting.ts';

export interface NumberLimits extends SettingExtras {
  readonly min?: number;
  readonly max?: number;
  /** Integers only. */
  readonly whole?: boolean;
}

/** A number; numeric text is accepted, because values may arrive as strings. */
export function number(label: string, initial: number, limits: NumberLimits = {}): Setting<number> {
  const { min = -Infinity, max = Infinity, whole = false, description = label, ...extras } = limits;
  const read = (raw: unknown): Read<number> => {
    const value = typeof raw === 'string' && raw.trim() !== '' ? Number(raw) : raw;
    if (typeof value !== 'number' || !Number.isFinite(value)) return refused(initial, messages.notNumber(label));
    if (extras.readonly && value !== initial) return refused(initial, messages.fixedNumber(label, initial));
    if (value < min || value > max) return refused(initial, messages.range(label, min, max));
    if (whole && !Number.isInteger(value)) return refused(initial, messages.wholeNumber(label));
    return { ok: true, value: value === 0 ? 0 : value };
  };
  const write = (value: number, like?: unknown) => (typeof like === 'string' ? String(value) : value);
  return { wire: 'Number', label, initial, description, min, max, ...extras, read, write };
}
