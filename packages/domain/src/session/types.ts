import type { SearchMutation } from '../catalogue/types.ts';
import type { DecimalText } from '../money/decimal.ts';
import type { Preference } from '../preference/types.ts';

/** SESS-06. `{product}` staff carry the configured product code as their type; `staff` stands for it in code. */
export const userTypes = ['root', 'it', 'staff', 'mktg', 'tech', 'customer', 'public'] as const;
export type UserKind = (typeof userTypes)[number];

export interface AuthorisedAccount {
  readonly accode: string;
  readonly billto: string;
  readonly name: string;
  readonly suburb: string;
  readonly store_code: string;
  /** Percentage off standard prices, such as `5.00`. */
  readonly web_discount: DecimalText;
}

export interface UserDetails {
  readonly username: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly timezone: string;
  readonly code_stability: string;
  readonly primary_accode: string | null;
  /** root, it, the product code, mktg, tech, customer or public. */
  readonly user_type: string;
  readonly mobile: string;
  readonly authorised_accodes: readonly AuthorisedAccount[];
  readonly client_id: string;
  /** Differs from client_id while impersonating. */
  readonly real_client_id: string;
  readonly carriers: readonly { readonly code: string; readonly name: string }[];
}

/** Placeholders {product}, {customer_stock_code}, with `encode` for URL-encoding (PART-03). */
export interface ErpLink {
  readonly name: string;
  readonly template: string;
  readonly encode: boolean;
}

export interface LoginReply {
  readonly user_details: UserDetails;
  readonly bearer_token: string;
  readonly settings: readonly Preference[];
  readonly search_mutations: readonly SearchMutation[];
  readonly erp_links: readonly ErpLink[];
  /** The supplier's, such as `Australia/Sydney`: dates without a time of day are shown in it. */
  readonly supplier_time_zone: string;
  readonly expires_at: string;
  /** Remaining lifetime in milliseconds; a duration, so that a wrong client clock does no harm. */
  readonly expires_in_milliseconds: number;
  /** Present if most of the portal is closed until the user has set up a second factor. */
  readonly second_factor_demanded?: true;
}

/** An open session of a user. */
export interface SessionView {
  readonly session_id: string;
  /** The session that makes the request. */
  readonly current: boolean;
  /** Times as ISO 8601. */
  readonly started: string;
  readonly last_used: string;
  readonly expires: string;
  readonly address: string;
  /** The browser's user agent string. */
  readonly user_agent: string;
  /** The supplier's employee who acts as the user (SESS-09); null for the user's own sessions. */
  readonly impersonated_by: string | null;
}

export interface Warehouse {
  readonly warehouse_code: string;
  readonly name: string;
  readonly suburb: string;
  readonly state: string;
}
