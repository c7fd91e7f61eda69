import { type StyleRule, style } from '@vanilla-extract/css';
import { layers } from '../themes/layers.css.ts';

/** A class in the cascade layer of components. For `*.css.ts` only. */
export function componentStyle(rule: StyleRule, name?: string): string {
  return style({ '@layer': { [layers.components]: rule } }, name);
}

/** One class per key of `record`, created by `make`, in the layer of components. */
export function componentVariants<Key extends string | number, Value>(
  record: Readonly<Record<Key, Value>>,
  make: (value: Value, key: Key) => StyleRule,
  name?: string,
): Record<Key, string> {
  const keys = Object.keys(record) as Key[];
  return Object.fromEntries(
    keys.map((key) => [key, componentStyle(make(record[key], key), `${name ?? ''}${key}`)]),
  ) as Record<Key, string>;
}

/** A class in the layer of widgets, above all components. For `*.css.ts` of widget packages. */
export function widgetStyle(rule: StyleRule, name?: string): string {
  return style({ '@layer': { [layers.widgets]: rule } }, name);
}

/** A class in the layer of the app, above widgets. For `*.css.ts` of the app. */
export function appStyle(rule: StyleRule, name?: string): string {
  return style({ '@layer': { [layers.app]: rule } }, name);
}
