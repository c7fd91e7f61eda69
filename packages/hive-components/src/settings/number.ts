import { type Read, refused, type Setting, type SettingExtras } from './setting.ts';

export interface NumberLimits extends SettingExtras {
  readonly min?: number;
  readonly max?: number;
}

/** A number; text that reads as one is taken, for values may arrive as strings. */
export function number(label: string, initial: number, limits: NumberLimits = {}): Setting<number> {
  const { min = -Infinity, max = Infinity, description = label, ...extras } = limits;
  const read = (raw: unknown): Read<number> => {
    const value = typeof raw === 'string' && raw.trim() !== '' ? Number(raw) : raw;
    if (typeof value !== 'number' || !Number.isFinite(value)) return refused(initial, `${label} is not a number`);
    if (value < min || value > max) return refused(initial, `${label} must be from ${min} to ${max}`);
    return { ok: true, value };
  };
  return { wire: 'Number', label, initial, description, ...extras, read, write: (value) => value };
}
