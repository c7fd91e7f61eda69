import type { PartFacts } from '../cart/types.ts';

/** PART-07, in the order in which the panel shows them; `staff` travels as `{product}_staff`. */
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

/** One part for the part panel and the part page. */
export interface ProductInformation {
  readonly stock_code: string;
  /** Null for a code that there is no part of; everything else is then empty. */
  readonly facts: PartFacts | null;
  /** Standard's symbol → text with unit, such as `s` → `24 mm`. */
  readonly dimensions: readonly { readonly symbol: string; readonly label: string; readonly value: string }[];
  readonly packaging: readonly { readonly pack_code: string; readonly quantity: number; readonly weight_kg: string }[];
  readonly details: readonly { readonly label: string; readonly value: string }[];
  readonly stockNotes: readonly string[];
  readonly superseded_by: string | null;
  /** Tab reference and how much it holds (PART-07); a tab that the caller may not see is not among them (PART-09). */
  readonly tabs: readonly { readonly ref: string; readonly count: number }[];
  readonly documents: readonly PartDocument[];
  /** Null for a part that no hole is filled with or set into. */
  readonly chemical: ChemicalFigures | null;
  /** Null without `accode` in the request, and where that account never bought the part (PART-10). */
  readonly history: PartHistory | null;
  /** For staff alone, else null (PART-09). */
  readonly staff: StaffInformation | null;
  /** The stored row as it is, for root and it alone, else null (PART-09). */
  readonly debug: Readonly<Record<string, unknown>> | null;
}

export interface PartDocument {
  readonly resource_id: string;
  readonly title: string;
  /** Such as `data sheet`, `guide`, `safety data sheet`. */
  readonly kind: string;
  /** Address on this server: a PDF. */
  readonly path: string;
}

/** What the volume calculator begins with (CALC-01). Lengths in mm, contents in ml; null where the part does not say. */
export interface ChemicalFigures {
  readonly rod_mm: number | null;
  readonly hole_mm: number | null;
  readonly depth_mm: number | null;
  readonly cartridge_ml: number | null;
}

/** What one account bought of a part. Money as text with two decimals. */
export interface PartHistory {
  readonly accode: string;
  readonly times_ordered: number;
  /** Pieces. */
  readonly amount_ordered: number;
  /** The last 24 months, oldest first, months without an order included; `month` is YYYY-MM. */
  readonly months: readonly { readonly month: string; readonly quantity: number; readonly orders: number }[];
  /** The newest 20 orders, newest first. */
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
  /** Every price that an account agreed. */
  readonly agreed_prices: readonly {
    readonly accode: string;
    readonly name: string;
    readonly price_type: string;
    readonly quantity_break: number;
    readonly price: string;
  }[];
  readonly customer_codes: readonly { readonly accode: string; readonly customer_stock_code: string }[];
  /** Accounts that bought most of it in the last 365 days, at most ten. */
  readonly buyers: readonly {
    readonly accode: string;
    readonly name: string;
    readonly times_ordered: number;
    readonly amount_ordered: number;
    readonly last_ordered: string;
  }[];
}

/** What else there is to a part, as codes in the order of preference (get-alternate-related). */
export interface AlternateRelated {
  readonly stock_code: string;
  readonly related: readonly string[];
  readonly alternate: readonly string[];
  readonly pack_options: readonly string[];
  readonly superseded_by: readonly string[];
  /** Code → what differs, as it is shown: `differs: class 4.6`. Codes that differ in nothing are left out. */
  readonly differences: Readonly<Record<string, string>>;
  /** Codes that the data names but the rules refuse: weaker, less protected against corrosion, or of another fit. */
  readonly unfit: readonly string[];
}

/** CERT-01: an inspection certificate with the figures of its batch. */
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

/** A file inside an envelope. */
export interface FileReply {
  readonly file_name: string;
  readonly content_type: string;
  readonly content_base64: string;
}

/** WTB-01: what stores are told apart by. */
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
  /** Straight line from the place asked for, in km with one decimal; null without a place. */
  readonly distance_km: number | null;
}

export interface FoundPlace {
  readonly postcode: string;
  readonly suburb: string;
  readonly state: string;
  readonly latitude: number;
  readonly longitude: number;
}

/** One part of an account's history (order-history-summary). */
export interface HistorySummaryPart {
  readonly stock_code: string;
  readonly times_ordered: number;
  /** Pieces. */
  readonly amount_ordered: number;
  /** YYYY-MM-DD */
  readonly last_ordered: string;
  /** Pieces of its last order. */
  readonly last_quantity: number;
  /** What the account calls the part, or an empty text. */
  readonly customer_stock_code: string;
  /** Empty where it has left the catalogue. */
  readonly description: string;
}
