/** A 'did you know' tip (TIP-01). */
export interface Tip {
  readonly tip_id: string;
  /** Comma-separated words by which tips are chosen: `order,keyboard`. */
  readonly filter: string;
  readonly title: string;
  readonly description: string;
  /** Where to read more; null if there is no link. */
  readonly domain_id: string | null;
  readonly resource_id: string | null;
}

/** The list of tips in wire format. */
export interface TipList {
  /** Domain id → start of the address; empty for the portal itself. */
  readonly domain_lookups: Readonly<Record<string, string>>;
  /** Resource id → rest of the address. */
  readonly resource_id_lookups: Readonly<Record<string, string>>;
  readonly did_you_know: readonly Tip[];
}
