import { settingsMessages as messages } from '../messages/settings.ts';
import { type Read, refused, type Setting, type SettingExtras } from './setting.ts';

const isIndex = (raw: unknown): raw is number | string =>
  typeof raw === 'number' || (typeof raw === 'string' && /^\d{1,3}$/.test(raw));

/** The label of a stored value, which may be the label itself or its index as number or text. */
export function optionOf<Option extends string>(options: readonly Option[], raw: unknown): Option | undefined {
  return options.find((option) => option === raw) ?? (isIndex(raw) ? options[Number(raw)] : undefined);
}

/** The stored form of an option: the index if `like` is an index, else the label. */
export function writeOption(options: readonly string[], value: string, like: unknown): string | number {
  if (options.some((option) => option === like) || !isIndex(like)) return value;
  const index = options.indexOf(value);
  return typeof like === 'number' ? index : String(index);
}

/** One of several labels. Stored as the label or its index, as number or text. */
export function combo<const Options extends readonly string[]>(
  label: string,
  options: Options,
  initial: Options[number],
  { description = label, ...extras }: SettingExtras = {},
): Setting<Options[number]> {
  const read = (raw: unknown): Read<Options[number]> => {
    const value = optionOf<Options[number]>(options, raw);
    return value === undefined
      ? refused<Options[number]>(initial, messages.combo(label, options))
      : { ok: true, value };
  };
  const write = (value: Options[number], like?: unknown) => writeOption(options, value, like);
  return { wire: 'Combo', label, initial, options, description, ...extras, read, write };
}
