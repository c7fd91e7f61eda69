import { numberFormats } from '../format/number.ts';
import { choice, off, type PreferenceOption, type PreferenceRecord, toggle } from './definition.ts';
import {
  animationSpeeds,
  defaultTheme,
  lineClickBehaviours,
  quickQuoteOrders,
  themeNames,
  verticalSpacings,
} from './scales.ts';

const labelled = (labels: Readonly<Record<string, string>>): readonly PreferenceOption[] =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));
const withLabel = (records: Readonly<Record<string, { readonly label: string }>>): readonly PreferenceOption[] =>
  Object.entries(records).map(([value, { label }]) => ({ value, label }));

/** One record for each preference; a missing one does not compile (PREF-01). Values are text. */
export const preferenceDefinitions: PreferenceRecord = {
  number_format: choice('Number format', '1', withLabel(numberFormats)),
  currency_format: choice('Currency format', '1', withLabel(numberFormats)),
  show_minus_quantity: toggle('Show stepper at quantities', false),
  plain_numbers_when_narrow: toggle('Plain numbers in narrow windows', false),
  classic_mode: toggle('Classic mode', false),
  animation_speed: choice('Animation speed', '1', withLabel(animationSpeeds)),
  vertical_spacing: choice('Vertical spacing', 'medium', labelled(verticalSpacings)),
  quick_quote_display_order: choice('New quick quote lines', 'Top', labelled(quickQuoteOrders)),
  quick_quote_line_limit: {
    label: 'Quick quote line limit',
    default: '50',
    options: [],
    minimum: 1,
    maximum: 500,
    default_classic_mode: null,
    setting_visible: true,
  },
  clear_search_filters_after_line_added: toggle('Clear search filters after a line is added', false),
  show_icons: { ...toggle('Show icons', true), default_classic_mode: off },
  product_line_click_behaviour: {
    ...choice('Clicking a line', 'panel', labelled(lineClickBehaviours)),
    default_classic_mode: 'quantity',
  },
  colour_theme: choice(
    'Colour theme',
    defaultTheme,
    themeNames.map((name) => ({ value: name, label: name })),
  ),
  enable_recent_parts: toggle('Show history of parts', true),
  enable_simple_power_user_mode: toggle('Power-user mode', false),
  load_all_branch_cust_parts_as_alternates: toggle('Load customer codes of all branches as alternates', false),
  // Off by default: the line's row already shows price and stock, and fast entry leaves no time to read panels.
  display_price_and_availability_after_line_entered: toggle(
    'Display Price and Availability after each line is entered',
    false,
  ),
  enable_dynamic_size_filters: toggle('Sizes by measure among the filters', false),
  mail_order_changes: toggle('Email me when an order is shipped or changed by the supplier', true),
};
