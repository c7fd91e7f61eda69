/** The result of reading a stored value; if it is invalid, `value` is a usable fallback and `why` gives the reason. */
export type Read<T> =
  | { readonly ok: true; readonly value: T }
  | {
      readonly ok: false;
      readonly value: T;
      readonly why: string;
      /** The stored text must be replaced by `value`. */
      readonly unclean?: true;
    };

/** The six wire types of settings (HIVE-06). */
export const wireTypes = ['String', 'Number', 'Color', 'Combo', 'Markdown', 'HTML'] as const;
export type WireType = (typeof wireTypes)[number];

/** The kind of value beyond its wire type, by which the editor chooses a control. */
export type Control = 'dimensions' | 'widths' | 'address' | 'document' | 'picture' | 'pictures' | 'list' | 'vimeo';

/** A setting is a codec: label, wire type, default, limits, tolerant reading and writing, declared once (HIVE-06, HIVE-07). */
export interface Setting<T> {
  readonly wire: WireType;
  readonly label: string;
  readonly initial: T;
  readonly description: string;
  readonly note?: string;
  /** Shown but not editable. */
  readonly readonly?: boolean;
  readonly options?: readonly string[];
  readonly control?: Control;
  /** Shown as one formatted text, which the page builder edits on the page. */
  readonly inPlace?: true;
  /** For tablets or phones: the setting that it replaces there. */
  readonly at?: { readonly of: string; readonly width: 'tablet' | 'phone' };
  readonly min?: number;
  readonly max?: number;
  readonly read: (raw: unknown) => Read<T>;
  /** A method, so that settings of any value type fit one shape. `like` is the stored form that it was read from, if any. */
  write(value: T, like?: unknown): string | number;
}

/** Options that every kind of setting accepts besides its own limits. */
export interface SettingExtras {
  readonly description?: string;
  readonly note?: string;
  readonly readonly?: boolean;
  readonly control?: Control;
  readonly inPlace?: true;
}

export type Shape = Readonly<Record<string, Setting<unknown>>>;

export type Values<S extends Shape> = { readonly [Name in keyof S]: S[Name] extends Setting<infer T> ? T : never };

export function refused<T>(initial: T, why: string): Read<T> {
  return { ok: false, value: initial, why };
}
