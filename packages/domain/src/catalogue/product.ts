import type { PartFacts } from '../cart/types.ts';

/** Tabs in the order of the part panel (PART-07); `staff` is sent as `{product}_staff`. */
export const partTabs = [
  'price_and_availability',
  'details',
  'packaging',
  'dimensions',
  'alternate_parts',
  'pack_options',
  'related_parts',
  'superseded_by',
  'certificates',
  'where_to_buy',
  'documents',
  'chemical_volume_calculator',
  'history',
  'staff',
  'debug',
  'image',
] as const;
export type PartTab = (typeof partTabs)[number];

/** A part for the part panel and the part page. */
export interface ProductInformation {
  readonly stock_code: string;
  /** Null for an unknown code; all other fields are then empty. */
  readonly facts: PartFacts | null;
  /** The standard's symbol → text with unit, such as `s` → `24 mm`. */
  readonly dimensions: readonly { readonly symbol: string; readonly label: string; readonly value: string }[];
  readonly packaging: readonly { readonly pack_code: string; readonly quantity: number; readonly weight_kg: string }[];
  readonly details: readonly { readonly label: string; readonly value: string }[];
  readonly stockNotes: readonly string[];
  readonly superseded_by: string | null;
  /** Tab reference and number of items (PART-07), without tabs that the caller may not see (PART-09). */
  readonly tabs: readonly { readonly ref: string; readonly count: number }[];
  readonly documents: readonly PartDocument[];
  /** Null for parts that are not used with chemical anchors. */
  readonly chemical: ChemicalFigures | null;
  /** Null if the request has no `accode` or that account never bought the part (PART-10). */
  readonly history: PartHistory | null;
  /** Null unless the caller is staff (PART-09). */
  readonly staff: StaffInformation | null;
  /** The database row; null unless the caller is root (PART-09). */
  readonly debug: Readonly<Record<string, unknown>> | null;
}

export interface PartDocument {
  readonly resource_id: string;
  readonly title: string;
  /** Such as `data sheet`, `guide`, `safety data sheet`. */
  readonly kind: string;
  /** Path of the PDF on this server. */
  readonly path: string;
}

/** Initial values of the volume calculator (CALC-01). Lengths in mm, contents in ml; null where the part has no value. */
export interface ChemicalFigures {
  readonly rod_mm: number | null;
  readonly hole_mm: number | null;
  readonly depth_mm: number | null;
  readonly cartridge_ml: number | null;
}

/** An account's purchases of a part. Money as text with two decimals. */
export interface PartHistory {
  readonly accode: string;
  readonly times_ordered: number;
  /** Pieces. */
  readonly amount_ordered: number;
  /** The last 24 months, oldest first, including months without orders; `month` is YYYY-MM. */
  readonly months: readonly { readonly month: string; readonly quantity: number; readonly orders: number }[];
  /** The latest 20 orders, newest first. */
  readonly orders: readonly {
    readonly so_order_no: string;
    /** YYYY-MM-DD */
    readonly so_order_date: string;
    readonly customer_reference: string;
    readonly so_display_qty: number;
    readonly amount: string;
  }[];
}

export interface StaffInformation {
  /** Pieces in all warehouses. */
  readonly total_available: number;
  readonly price_per: number;
  /** First standard price, or null. */
  readonly list_price: string | null;
  /** Prices agreed with individual accounts. */
  readonly agreed_prices: readonly {
    readonly accode: string;
    readonly name: string;
    readonly price_type: string;
    readonly quantity_break: number;
    readonly price: string;
  }[];
  readonly customer_codes: readonly { readonly accode: string; readonly customer_stock_code: string }[];
  /** Accounts that bought the most in the last 365 days, at most ten. */
  readonly buyers: readonly {
    readonly accode: string;
    readonly name: string;
    readonly times_ordered: number;
    readonly amount_ordered: number;
    readonly last_ordered: string;
  }[];
}

/** Alternative and related parts, as codes in order of preference (get-alternate-related). */
export interface AlternateRelated {
  readonly stock_code: string;
  readonly related: readonly string[];
  readonly alternate: readonly string[];
  readonly pack_options: readonly string[];
  readonly superseded_by: readonly string[];
  /** Code → the difference as shown, such as `differs: class 4.6`. Codes without a difference are left out. */
  readonly differences: Readonly<Record<string, string>>;
  /** Codes in the data that the rules reject: weaker, less corrosion-resistant, or a different fit. */
  readonly unfit: readonly string[];
}

/** An inspection certificate with the figures of its batch (CERT-01). */
export interface TestCertificate {
  readonly certificate_no: string;
  readonly stock_code: string;
  readonly description: string;
  readonly batch: string;
  readonly heat: string;
  /** YYYY-MM-DD */
  readonly issued: string;
  readonly standard: string;
  /** Element → percent by mass. */
  readonly chemistry: Readonly<Record<string, string>>;
  readonly mechanical: readonly { readonly property: string; readonly value: string }[];
}

/** A file inside a reply envelope. */
export interface FileReply {
  readonly file_name: string;
  readonly content_type: string;
  readonly content_base64: string;
}

/** A category of stores (WTB-01). */
export interface StoreCategory {
  readonly category: string;
  readonly description: string;
  readonly stores: number;
}

export interface Store {
  readonly store_code: string;
  readonly name: string;
  readonly address: string;
  readonly suburb: string;
  readonly state: string;
  readonly postcode: string;
  readonly phone: string;
  readonly hours: string;
  /** Degrees, south negative. */
  readonly latitude: number;
  readonly longitude: number;
  /** Codes of its categories. */
  readonly categories: readonly string[];
  /** Straight-line distance from the requested place, in km with one decimal; null without a place. */
  readonly distance_km: number | null;
}

export interface FoundPlace {
  readonly postcode: string;
  readonly suburb: string;
  readonly state: string;
  readonly latitude: number;
  readonly longitude: number;
}

/** Which parts the warehouses nearest to an account have, for ranking search results. */
export interface NearStock {
  /** Version of the stock list whose order `held` follows. */
  readonly version: string;
  /** The warehouses with the shortest transit to the account. */
  readonly warehouse_codes: readonly string[];
  /** One letter for each part of the stock list, in its order: `1` in stock, `0` not. Empty for an account without a state. */
  readonly held: string;
}

/** A part in an account's history (order-history-summary). */
export interface HistorySummaryPart {
  readonly stock_code: string;
  readonly times_ordered: number;
  /** Pieces. */
  readonly amount_ordered: number;
  /** YYYY-MM-DD */
  readonly last_ordered: string;
  /** Pieces in the latest order. */
  readonly last_quantity: number;
  /** The account's own code for the part, or empty. */
  readonly customer_stock_code: string;
  /** Empty if the part is no longer in the catalogue. */
  readonly description: string;
}

/** A part related to the one shown. */
export interface RelatedPart {
  readonly stock_code: string;
  readonly description: string;
  readonly pack_quantity: number;
  /** Default quantity to add (LINE-08). */
  readonly quantity: number;
  /** Null while loading, without a price, and for visitors. */
  readonly price: { readonly webPrice: string; readonly price_per: number } | null;
  /** Pieces in the tab's warehouse; null when unknown. */
  readonly available: number | null;
  /** `differs: class 10.9`; empty without a difference. */
  readonly differs?: string;
  /** The difference means that it cannot replace the part or be used with it. */
  readonly unfit?: boolean;
}
