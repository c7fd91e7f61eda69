import type { HiveNode, SettingValue } from './types.ts';

/** Sets one setting of a node, or removes it if `value` is undefined. Returns the same node if nothing changes. */
export function withSetting(node: HiveNode, name: string, value: SettingValue | undefined): HiveNode {
  const { settings } = node;
  const isSet = Object.hasOwn(settings, name);
  if (value === undefined) {
    if (!isSet) return node;
    const { [name]: _, ...others } = settings;
    return { ...node, settings: others };
  }
  return isSet && settings[name] === value ? node : { ...node, settings: { ...settings, [name]: value } };
}
