import { type Read, refused, type Setting, type SettingExtras } from './setting.ts';

/** One of several labels. The stored form may be the label or its index, as number or text. */
export function combo<const Options extends readonly string[]>(
  label: string,
  options: Options,
  initial: Options[number],
  { description = label, ...extras }: SettingExtras = {},
): Setting<Options[number]> {
  const read = (raw: unknown): Read<Options[number]> => {
    const named = options.find((option) => option === raw);
    if (named !== undefined) return { ok: true, value: named };
    const index = typeof raw === 'string' && /^\d+$/.test(raw) ? Number(raw) : raw;
    const counted = typeof index === 'number' ? options[index] : undefined;
    return counted === undefined
      ? refused<Options[number]>(initial, `${label} must be one of ${options.join(', ')}`)
      : { ok: true, value: counted };
  };
  return { wire: 'Combo', label, initial, options, description, ...extras, read, write: (value) => value };
}
