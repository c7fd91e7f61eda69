import { settingsMessages } from '../messages/settings.ts';
import { type Finding, readSettings, writeSettings } from '../settings/read-settings.ts';
import type { Shape, Values, WireType } from '../settings/setting.ts';
import { type HiveComponentType, isComponentType, registry, type SettingsOf } from './definitions.ts';
import { readStored, revisionName, type StoredSettings } from './stored.ts';
import { upgradeStored } from './upgrade.ts';

const messages = settingsMessages.stored;

/** Decoded settings: every declared setting has a usable value; `stored` has everything received, upgraded to the current revision. */
export interface DecodedSettings<Type extends string = string, V = Readonly<Record<string, unknown>>> {
  readonly type: Type;
  readonly values: V;
  readonly stored: StoredSettings;
  /** Values that could not be read; empty if all are valid. */
  readonly findings: readonly Finding[];
}

/** A self-describing setting, as sent over the wire (HIVE-06). */
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
 * Reads any JSON as the settings of a type. Never throws: an unreadable value becomes its default with a finding, undeclared settings
 * stay in `stored`, and an unknown type has no values and keeps all of its settings (HIVE-06, HIVE-08).
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
  const unknownType = isComponentType(type) ? undefined : messages.unknownType(JSON.stringify(type).slice(0, 60));
  const whole = [unknownType, read.why, 'why' in upgraded ? upgraded.why : undefined]
    .filter((why) => why !== undefined)
    .map((why) => ({ setting: '', why }));
  return { type, values, stored: upgraded.stored, findings: [...whole, ...findings] };
}

/**
 * Settings as they are stored, values by name. An unchanged value keeps its stored form; Markdown and HTML are sanitised (HIVE-14);
 * read-only settings keep their value.
 */
export function encodeSettings(decoded: Pick<DecodedSettings, 'type' | 'values' | 'stored'>): Record<string, unknown> {
  return writeSettings(shapeOf(decoded.type), decoded.values as Values<Shape>, decoded.stored);
}

/** Settings with some values changed; names that the type does not declare are ignored. */
export function withSettings<Type extends HiveComponentType>(
  decoded: DecodedSettings<Type, SettingsOf<Type>>,
  changes: Partial<SettingsOf<Type>>,
): DecodedSettings<Type, SettingsOf<Type>> {
  const values = { ...decoded.values, ...changes };
  const stored = encodeSettings({ ...decoded, values });
  return decodeSettings(decoded.type, stored);
}

/** Every setting with its description, for the editor's form and for calls that send settings in this form (HIVE-06). */
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
      description: name === revisionName ? messages.revision : messages.undeclared,
      value,
      readonly: true,
    }));
  return [...declared, ...others];
}
