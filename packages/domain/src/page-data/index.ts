import type { CallName } from '../api/index.ts';
import type { Family, NearCode } from '../catalogue/index.ts';
import type { SiteMenuEntry } from '../hive/index.ts';

/** The published page that was viewed last, its draft and the draft's first component (NAV-05, NAV-18, HIVE-03). */
export interface SelectedPage {
  readonly page_id: number;
  readonly draft_id: number;
  readonly component_id: number;
  /** Canonical path of the page. */
  readonly uri_path: string;
}

/** A call that a page makes, with the reply that the server already has for it. */
export interface ServedReply {
  readonly call: CallName;
  readonly request: unknown;
  readonly reply: unknown;
}

/** A part in a list of search results. */
export interface FoundPart {
  readonly stock_code: string;
  readonly description: string;
  readonly pack_quantity: number;
}

/** A filter of the results as links, for a browser without JavaScript. */
export interface FoundFilter {
  readonly name: string;
  /** The most common values, and those that are chosen. */
  readonly values: readonly {
    readonly label: string;
    readonly count: number;
    readonly isChosen: boolean;
    /** The address with this value added, or removed if it is chosen. */
    readonly to: string;
  }[];
}

/** Data for one route, in addition to the data of all pages. */
export interface RouteData {
  /** Initial replies, so that the browser does not repeat the calls. */
  readonly replies?: readonly ServedReply[];
  /** Codes similar to one that does not exist (NAV-02). */
  readonly near?: { readonly stock_code: string; readonly codes: readonly NearCode[] };
  /** The first results of a search (NAV-05). */
  readonly found?: {
    readonly text: string;
    /** The filters in the address, without its question mark. */
    readonly query: string;
    readonly parts: readonly FoundPart[];
    readonly filters: readonly FoundFilter[];
  };
}

/** The data that the server rendered a visitor's page from; the browser hydrates from the same data. */
export interface PageData extends RouteData {
  /** Number of parts in the stock list. */
  readonly parts: number;
  readonly families: readonly Family[];
  /** HIVE-01: the site menu. */
  readonly menu?: readonly SiteMenuEntry[];
  /** The canonical path, and the published page that the server found there or null (NAV-12). */
  readonly rendered?: { readonly path: string; readonly page: SelectedPage | null };
}
