import { type StyleRule, style } from '@vanilla-extract/css';
import { layers } from '../themes/layers.css.ts';

/** A class whose rules stand in the cascade layer of components. For `*.css.ts` only. */
export function componentStyle(rule: StyleRule, name?: string): string {
  return style({ '@layer': { [layers.components]: rule } }, name);
}

/** One class a key of `record`, made by `make`, in the layer of components: variants derived from their const record. */
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

/** A class whose rules stand in the layer of widgets, above every component. For `*.css.ts` of widget packages. */
export function widgetStyle(rule: StyleRule, name?: string): string {
  return style({ '@layer': { [layers.widgets]: rule } }, name);
}

/** A class whose rules stand in the layer of the app, above widgets. For `*.css.ts` of the app. */
export function appStyle(rule: StyleRule, name?: string): string {
  return style({ '@layer': { [layers.app]: rule } }, name);
}
