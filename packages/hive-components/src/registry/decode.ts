import { type Finding, readSettings, writeSettings } from '../settings/read-settings.ts';
import type { Shape, Values, WireType } from '../settings/setting.ts';
import { type HiveComponentType, isComponentType, registry, type SettingsOf } from './definitions.ts';
import { readStored, revisionName, type StoredSettings } from './stored.ts';
import { upgradeStored } from './upgrade.ts';

/** Settings read: every declared one has a usable value, and `stored` keeps all that came, brought to the present revision. */
export interface DecodedSettings<Type extends string = string, V = Readonly<Record<string, unknown>>> {
  readonly type: Type;
  readonly values: V;
  readonly stored: StoredSettings;
  /** What could not be read as it stands; empty where all is well. */
  readonly findings: readonly Finding[];
}

/** A setting that describes itself, as it goes over the wire (HIVE-06). */
export interface WireSetting {
  readonly type: WireType;
  readonly name: string;
  readonly description: string;
  readonly value: unknown;
  readonly options?: readonly string[];
  readonly note?: string;
  readonly readonly?: boolean;
}

const shapeOf = (type: string): Shape => (isComponentType(type) ? registry[type].settings : {});

/**
 * Reads any JSON as the settings of a type. Never throws: what cannot be read has its default and a finding, what nobody declared is
 * kept in `stored`, and a type that is not known has no values and all of its settings kept (HIVE-06, HIVE-08).
 */
export function decodeSettings<Type extends HiveComponentType>(
  type: Type,
  json: unknown,
): DecodedSettings<Type, SettingsOf<Type>>;
export function decodeSettings(type: string, json: unknown): DecodedSettings;
export function decodeSettings(type: string, json: unknown): DecodedSettings {
  const read = readStored(json);
  const upgraded = isComponentType(type) ? upgradeStored(registry[type], read.stored) : { stored: read.stored };
  const { values, findings } = readSettings(shapeOf(type), upgraded.stored);
  const unknownType = isComponentType(type)
    ? undefined
    : `No component type is named ${JSON.stringify(type).slice(0, 60)}`;
  const whole = [unknownType, read.why, 'why' in upgraded ? upgraded.why : undefined]
    .filter((why) => why !== undefined)
    .map((why) => ({ setting: '', why }));
  return { type, values, stored: upgraded.stored, findings: [...whole, ...findings] };
}

/**
 * Settings as they are to be kept, values by name. What says the same as before stays as it was written; Markdown and HTML are without
 * what they may not hold (HIVE-14); settings that never change keep their value.
 */
export function encodeSettings(decoded: Pick<DecodedSettings, 'type' | 'values' | 'stored'>): Record<string, unknown> {
  return writeSettings(shapeOf(decoded.type), decoded.values as Values<Shape>, decoded.stored);
}

/** Settings with some values changed; names that the type does not declare are left alone. */
export function withSettings<Type extends HiveComponentType>(
  decoded: DecodedSettings<Type, SettingsOf<Type>>,
  changes: Partial<SettingsOf<Type>>,
): DecodedSettings<Type, SettingsOf<Type>> {
  const values = { ...decoded.values, ...changes };
  const stored = encodeSettings({ ...decoded, values });
  return decodeSettings(decoded.type, stored);
}

/** Every setting with its description, for the editor's form and for calls that carry settings so (HIVE-06). */
export function describeSettings(decoded: Pick<DecodedSettings, 'type' | 'values' | 'stored'>): WireSetting[] {
  const shape = shapeOf(decoded.type);
  const declared = Object.entries(shape).map(([name, { wire, description, options, note, readonly, ...setting }]) => ({
    type: wire,
    name,
    description,
    value: setting.write(decoded.values[name], decoded.stored[name]),
    ...(options ? { options } : {}),
    ...(note ? { note } : {}),
    ...(readonly ? { readonly } : {}),
  }));
  const others = Object.entries(decoded.stored)
    .filter(([name]) => !Object.hasOwn(shape, name))
    .map(([name, value]) => ({
      type: typeof value === 'number' ? ('Number' as const) : ('String' as const),
      name,
      description: name === revisionName ? 'Revision of these settings' : 'Not known to this build; kept as it is',
      value,
      readonly: true,
    }));
  return [...declared, ...others];
}
