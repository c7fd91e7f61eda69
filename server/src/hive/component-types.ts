import '@portal/hive-components/rich-text';
import type {
  HiveSetting,
  HiveTypeSettings,
  HiveWords,
  ModelOf,
  SettingValue,
  SettingValues,
} from '@portal/domain/hive';
import {
  childModel,
  componentTypes,
  decodeSettings,
  describeSettings,
  encodeSettings,
  isComponentType,
  registry,
} from '@portal/hive-components/settings';

/** How a node stores its children; the same for server, editor and page. */
export const modelOf: ModelOf = childModel;

const isValue = (value: unknown): value is SettingValue =>
  value === null || ['string', 'number', 'boolean'].includes(typeof value);

export interface CheckedSettings {
  readonly settings: SettingValues;
  /** Sentences about what was removed from a text; the rest is kept. */
  readonly cleaned: readonly string[];
  /** Invalid values, which are not stored. */
  readonly wrong: readonly { readonly setting: string; readonly why: string }[];
}

/**
 * HIVE-06, HIVE-14: validates settings by the declaration of their component type. Texts are cleaned, read-only settings kept,
 * undeclared ones left as they are. Only problems of settings in `changed` are reported.
 */
export function checkSettings(
  name: string,
  settings: SettingValues,
  changed: ReadonlySet<string> | 'all',
): CheckedSettings {
  const decoded = decodeSettings(name, settings);
  const encoded = Object.entries(encodeSettings(decoded)).filter((entry): entry is [string, SettingValue] =>
    isValue(entry[1]),
  );
  const clean: SettingValues = Object.fromEntries(encoded);
  const still = new Set(decodeSettings(name, clean).findings.map((finding) => finding.setting));
  const findings = decoded.findings.filter(({ setting }) => changed === 'all' || changed.has(setting));
  return {
    settings: clean,
    cleaned: findings.flatMap(({ setting, why }) => (still.has(setting) ? [] : [why])),
    wrong: findings.filter(({ setting }) => still.has(setting)),
  };
}

/** The registry's label of a type; the name itself if the type is unknown. */
export const typeLabels: Pick<HiveWords, 'typeLabel'> = {
  typeLabel: (name) => (isComponentType(name) ? registry[name].label : name),
};

/** Descriptions of undeclared settings, by name, as given by whoever created them. */
export type Described = Readonly<Record<string, Omit<HiveSetting, 'name' | 'value'>>>;

/**
 * HIVE-06: all settings of a node for the response. Set ones have their stored value, even if invalid; the others have their default
 * and `is_set` false.
 */
export function wireSettings(name: string, settings: SettingValues, described: Described = {}): readonly HiveSetting[] {
  return describeSettings(decodeSettings(name, settings)).map((each): HiveSetting => {
    const is_set = Object.hasOwn(settings, each.name);
    const stored = is_set ? settings[each.name] : each.value;
    const value = isValue(stored) ? stored : null;
    const own = !isDeclared(name, each.name) && Object.hasOwn(described, each.name) ? described[each.name] : undefined;
    return { ...(own ?? each), name: each.name, value, is_set };
  });
}

export const isDeclared = (name: string, setting: string): boolean =>
  isComponentType(name) && Object.hasOwn(registry[name].settings, setting);

/** HIVE-08: component types with their default settings; all of them, or only the named one. */
export function typeSettings(only?: string): readonly HiveTypeSettings[] {
  return componentTypes.flatMap((name): HiveTypeSettings[] => {
    if (only !== undefined && only !== name) return [];
    const { id, label, listed, children } = registry[name];
    return [{ name, id, label, listed, children, settings: wireSettings(name, {}) }];
  });
}

export { isComponentType };
