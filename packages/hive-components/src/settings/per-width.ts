import { settingsMessages as messages } from '../messages/settings.ts';
import type { Setting, Shape } from './setting.ts';

/** Widths with values of their own, widest first. A width without one takes that of the next wider, in the end the desktop's. */
export const narrowWidths = ['tablet', 'phone'] as const;
export type NarrowWidth = (typeof narrowWidths)[number];
export const deviceWidths = ['desktop', ...narrowWidths] as const;
export type DeviceWidth = (typeof deviceWidths)[number];

const suffixes = { tablet: 'Tablet', phone: 'Phone' } as const;
type Suffix = (typeof suffixes)[NarrowWidth];

type PerWidth<Name extends string, T> = { readonly [Key in Name]: Setting<T> } & {
  readonly [Key in `${Name}${Suffix}`]: Setting<T | null>;
};

/** The setting with which one width differs; null, stored as an empty text, is as on the next wider width. */
function atWidth<T>(of: string, setting: Setting<T>, width: NarrowWidth): Setting<T | null> {
  const label = messages.atWidth[width](setting.label);
  const { note: _, ...rest } = setting;
  return {
    ...rest,
    label,
    description: label,
    initial: null,
    at: { of, width },
    read(raw) {
      if (raw === '' || raw === null) return { ok: true, value: null };
      const read = setting.read(raw);
      return read.ok ? read : { ...read, value: null };
    },
    write: (value, like) => (value === null ? '' : setting.write(value, like)),
  };
}

/**
 * A setting that may differ on tablets and phones. Each width is a setting by itself, so that changes, conflicts, history and undo work on
 * one width like on any setting, and documents without values for narrow widths stay as they are.
 */
export function perWidth<const Name extends string, T>(name: Name, setting: Setting<T>): PerWidth<Name, T> {
  const narrow = narrowWidths.map((width) => [`${name}${suffixes[width]}`, atWidth(name, setting, width)]);
  // The names are those of the type by construction.
  return { [name]: setting, ...Object.fromEntries(narrow) } as PerWidth<Name, T>;
}

/** The name of the setting that a width has for `name`; undefined if the width has no value for it. */
export function nameAtWidth(shape: Shape, name: string, width: DeviceWidth): string | undefined {
  if (width === 'desktop') return undefined;
  const own = `${name}${suffixes[width]}`;
  return shape[own]?.at?.of === name ? own : undefined;
}

/** Values as they apply on a width, and the names of those that are chosen for it or for a wider narrow width. */
export function valuesAtWidth(shape: Shape, values: Readonly<Record<string, unknown>>, width: NarrowWidth) {
  const own = new Map<string, unknown>();
  for (const each of narrowWidths.slice(0, narrowWidths.indexOf(width) + 1)) {
    for (const [name, { at }] of Object.entries(shape)) {
      const value = values[name];
      if (at?.width === each && value !== null) own.set(at.of, value);
    }
  }
  return { values: { ...values, ...Object.fromEntries(own) }, chosen: new Set(own.keys()) };
}
