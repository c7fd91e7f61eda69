import type { DecodedSettings } from '../registry/decode.ts';
import { componentTypes, isComponentType, registry } from '../registry/definitions.ts';
import { narrowWidths, valuesAtWidth } from '../settings/per-width.ts';
import type { Shape } from '../settings/setting.ts';
import { narrowProperties } from './narrow-properties.ts';
import type { Look, RenderContext } from './view.ts';
import { viewOf } from './view-of.ts';

/** Names of the settings for tablets and phones, of the types that have any. */
const narrowSettings = new Map<string, readonly string[]>(
  componentTypes.flatMap((type) => {
    const shape: Shape = registry[type].settings;
    const names = Object.keys(shape).filter((name) => shape[name]?.at);
    return names.length > 0 ? [[type, names]] : [];
  }),
);

export interface ComponentLook {
  readonly look: Look | undefined;
  /** Tablets or phones have other values, which a style sheet applies. */
  readonly isPerWidth: boolean;
}

/**
 * The style values of a component. If it differs on tablets or phones, also their values under the names with `-tablet` and `-phone`: all
 * of them, because a component inside must not inherit those of its container.
 */
export function lookOf({ type, values }: DecodedSettings, context: RenderContext): ComponentLook {
  const view = viewOf(type);
  const look = view?.look?.(values, context);
  const names = narrowSettings.get(type);
  if (!look || !names?.some((name) => values[name] !== null) || !isComponentType(type)) {
    return { look, isPerWidth: false };
  }
  const all: Record<`--${string}`, string> = { ...look };
  for (const width of narrowWidths) {
    const own = valuesAtWidth(registry[type].settings, values, width);
    const there = view?.look?.(own.values, { ...context, chosenHere: own.chosen }) ?? {};
    for (const name of narrowProperties) {
      const value = there[name];
      if (value !== undefined) all[`${name}-${width}`] = value;
    }
  }
  return { look: all, isPerWidth: true };
}
