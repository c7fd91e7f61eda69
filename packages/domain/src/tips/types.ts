/** One 'did you know' (TIP-01). */
export interface Tip {
  readonly tip_id: string;
  /** Words by which tips are chosen, with commas between: `order,keyboard`. */
  readonly filter: string;
  readonly title: string;
  readonly description: string;
  /** Where more of it is; null where there is nothing to go to. */
  readonly domain_id: string | null;
  readonly resource_id: string | null;
}

/** What the list of tips comes as. */
export interface TipList {
  /** Domain id → beginning of an address; empty for the portal itself. */
  readonly domain_lookups: Readonly<Record<string, string>>;
  /** Resource id → rest of the address. */
  readonly resource_id_lookups: Readonly<Record<string, string>>;
  readonly did_you_know: readonly Tip[];
}
