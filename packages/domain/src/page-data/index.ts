import type { CallName } from '../api/index.ts';
import type { Family, NearCode } from '../catalogue/index.ts';

/** NAV-05, NAV-18: the published page that was looked at last, its draft and that draft's first component (HIVE-03). */
export interface SelectedPage {
  readonly page_id: number;
  readonly draft_id: number;
  readonly component_id: number;
  /** Its own address, as it is looked up. */
  readonly uri_path: string;
}

/** A call that a page makes, with the reply that the server already has for it. */
export interface ServedReply {
  readonly call: CallName;
  readonly request: unknown;
  readonly reply: unknown;
}

/** A part as a list of search results shows it. */
export interface FoundPart {
  readonly stock_code: string;
  readonly description: string;
  readonly pack_quantity: number;
}

/** What one route shows beyond what all pages know. */
export interface RouteData {
  /** The browser starts from these instead of making the calls again. */
  readonly replies?: readonly ServedReply[];
  /** NAV-02: codes close to one that does not exist. */
  readonly near?: { readonly stock_code: string; readonly codes: readonly NearCode[] };
  /** NAV-05: the first results of a search. */
  readonly found?: { readonly text: string; readonly parts: readonly FoundPart[] };
}

/** What the server rendered a visitor's page from; the browser hydrates it from the same. */
export interface PageData extends RouteData {
  /** Parts in the stock list. */
  readonly parts: number;
  readonly families: readonly Family[];
  /** NAV-12: the path, as it is looked up, and the published page that the server found there; null where it found none. */
  readonly rendered?: { readonly path: string; readonly page: SelectedPage | null };
}
