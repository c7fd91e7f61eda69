export const preferenceNames = [
  'number_format',
  'currency_format',
  'show_minus_quantity',
  'plain_numbers_when_narrow',
  'classic_mode',
  'animation_speed',
  'vertical_spacing',
  'quick_quote_display_order',
  'quick_quote_line_limit',
  'clear_search_filters_after_line_added',
  'show_icons',
  'product_line_click_behaviour',
  'colour_theme',
  'enable_recent_parts',
  'enable_simple_power_user_mode',
  'load_all_branch_cust_parts_as_alternates',
  'display_price_and_availability_after_line_entered',
  'enable_dynamic_size_filters',
  'mail_order_changes',
] as const;
export type PreferenceName = (typeof preferenceNames)[number];

/** A preference in wire format (PREF-01); values are text. */
export interface Preference {
  readonly name: PreferenceName;
  readonly value: string;
  /** False if the default applies. */
  readonly is_set: boolean;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly label: string;
  readonly setting_visible: boolean;
  readonly default_classic_mode: string | null;
}
