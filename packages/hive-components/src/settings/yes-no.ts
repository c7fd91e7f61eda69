import { settingsMessages as messages } from '../messages/settings.ts';
import { optionOf, writeOption } from './combo.ts';
import { refused, type Setting, type SettingExtras } from './setting.ts';

const options = ['No', 'Yes'] as const;

/** A switch. There is no boolean wire type, so it is sent as a Combo of No and Yes with the indices 0 and 1. */
export function yesNo(
  label: string,
  initial: boolean,
  { description = label, ...extras }: SettingExtras = {},
): Setting<boolean> {
  const read = (raw: unknown) => {
    if (typeof raw === 'boolean') return { ok: true, value: raw } as const;
    if (raw === 'true' || raw === 'false') return { ok: true, value: raw === 'true' } as const;
    const option = optionOf(options, raw);
    return option === undefined
      ? refused(initial, messages.yesNo(label))
      : ({ ok: true, value: option === 'Yes' } as const);
  };
  const write = (value: boolean, like?: unknown) => writeOption(options, value ? 'Yes' : 'No', like);
  return { wire: 'Combo', label, initial, options, description, ...extras, read, write };
}
