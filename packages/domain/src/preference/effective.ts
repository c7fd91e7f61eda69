import type { CartTabType } from '../cart/types.ts';
import { effectiveFormats, type Formats, type NumberFormat, numberFormatOf } from '../format/number.ts';
import { on } from './definition.ts';
import { effectivePreference, type Preferences } from './preferences.ts';
import {
  type AnimationSpeed,
  animationSpeeds,
  defaultTheme,
  type LineClickBehaviour,
  lineClickBehaviours,
  powerUserWidth,
  type QuickQuoteOrder,
  quickQuoteOrders,
  type ThemeName,
  themeNames,
  type VerticalSpacing,
  verticalSpacings,
} from './scales.ts';

/** The effective preferences (PREF-01), each with its own type. */
export interface EffectivePreferences {
  readonly numberFormat: NumberFormat;
  readonly currencyFormat: NumberFormat;
  readonly showMinusQuantity: boolean;
  readonly classicMode: boolean;
  readonly animationSpeed: AnimationSpeed;
  readonly verticalSpacing: VerticalSpacing;
  readonly quickQuoteOrder: QuickQuoteOrder;
  readonly quickQuoteLineLimit: number;
  readonly clearFiltersAfterLine: boolean;
  readonly showIcons: boolean;
  readonly lineClick: LineClickBehaviour;
  readonly theme: ThemeName;
  readonly recentParts: boolean;
  readonly powerUser: boolean;
  readonly loadAllBranchCodes: boolean;
  readonly openEnteredLines: boolean;
  readonly sizesByMeasure: boolean;
}

function keyOf<Key extends string>(record: Readonly<Record<Key, unknown>>, value: string, otherwise: Key): Key {
  return Object.hasOwn(record, value) ? (value as Key) : otherwise;
}

function speedOf(value: string): AnimationSpeed {
  const speed = Number(value);
  return Object.hasOwn(animationSpeeds, value) ? (speed as AnimationSpeed) : 1;
}

/** All preferences with defaults and overrides applied, typed for the screens (PREF-01). */
export function typedPreferences(preferences: Preferences): EffectivePreferences {
  const value = (name: keyof Preferences) => effectivePreference(preferences, name);
  const isOn = (name: keyof Preferences) => value(name) === on;
  return {
    numberFormat: numberFormatOf(value('number_format')),
    currencyFormat: numberFormatOf(value('currency_format')),
    showMinusQuantity: isOn('show_minus_quantity'),
    classicMode: isOn('classic_mode'),
    animationSpeed: speedOf(value('animation_speed')),
    verticalSpacing: keyOf<VerticalSpacing>(verticalSpacings, value('vertical_spacing'), 'medium'),
    quickQuoteOrder: keyOf<QuickQuoteOrder>(quickQuoteOrders, value('quick_quote_display_order'), 'Top'),
    quickQuoteLineLimit: Number(value('quick_quote_line_limit')),
    clearFiltersAfterLine: isOn('clear_search_filters_after_line_added'),
    showIcons: isOn('show_icons'),
    lineClick: keyOf<LineClickBehaviour>(lineClickBehaviours, value('product_line_click_behaviour'), 'panel'),
    theme: themeNames.find((name) => name === value('colour_theme')) ?? defaultTheme,
    recentParts: isOn('enable_recent_parts'),
    powerUser: isOn('enable_simple_power_user_mode'),
    loadAllBranchCodes: isOn('load_all_branch_cust_parts_as_alternates'),
    openEnteredLines: isOn('display_price_and_availability_after_line_entered'),
    sizesByMeasure: isOn('enable_dynamic_size_filters'),
  };
}

/** Returns the formats for a window width in px (SHELL-11). */
export function formatsAt(preferences: Preferences, width: number): Formats {
  return effectiveFormats(
    {
      number_format: preferences.number_format.value,
      currency_format: preferences.currency_format.value,
      show_minus_quantity: preferences.show_minus_quantity.value,
      plain_numbers_when_narrow: preferences.plain_numbers_when_narrow.value,
    },
    width,
  );
}

const powerUserTabs: ReadonlySet<CartTabType> = new Set<CartTabType>(['order', 'hobdirect', 'quote', 'qq']);

/** LINE-12 */
export function isPowerUserMode(preferences: Preferences, width: number, tabtype: CartTabType): boolean {
  return (
    effectivePreference(preferences, 'enable_simple_power_user_mode') === on &&
    width >= powerUserWidth &&
    powerUserTabs.has(tabtype)
  );
}
