import type { HiveNode, SettingValue } from './types.ts';

/** A node with one setting changed; without the setting where there is no value. The same node where it is so already. */
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
