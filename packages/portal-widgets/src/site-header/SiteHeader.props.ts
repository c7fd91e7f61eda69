import type { SearchHit } from '@portal/domain/catalogue';
import type { AuthorisedAccount } from '@portal/domain/session';
import { siteHeaderMessages } from '../messages/site-header.ts';

/** SRCH-01: categories of the search box. */
export const searchCategories = siteHeaderMessages.search.categories;
export type SearchCategory = keyof typeof searchCategories;

export interface HeaderPerson {
  readonly name: string;
  readonly initials: string;
  readonly account: AuthorisedAccount | null;
  readonly accounts: readonly AuthorisedAccount[];
}

export interface AccountAction {
  readonly id: string;
  readonly label: string;
}

export interface SiteHeaderProps {
  readonly brand: string;
  /** Address of a picture that is shown instead of the name; null if there is none. */
  readonly logo?: string | null;
  readonly homeHref: string;
  /** Number of parts in the stock list, 0 while loading. */
  readonly partCount: number;
  /** Null while signed out. */
  readonly person: HeaderPerson | null;
  /** Null while the sign-in state is unknown. */
  readonly loginHref: string | null;
  /** `2 changes to send`, or null when there are none. */
  readonly sync: string | null;
  /** False while the server cannot be reached; shown whether or not anything waits to be sent. */
  readonly connected: boolean;
  /** Address and total of the cart used last, or null. The total is empty while loading. */
  readonly cart: { readonly href: string; readonly total: string } | null;
  readonly category: SearchCategory;
  readonly accountActions: readonly AccountAction[];
  /** Hits from the stock list; outdated responses are dropped (SRCH-02, SRCH-03). */
  readonly search: (text: string) => Promise<readonly SearchHit[]>;
  readonly onCategory: (category: SearchCategory) => void;
  /** A result was chosen. */
  readonly onPick: (hit: SearchHit) => void;
  /** Enter without a chosen result. */
  readonly onSearch: (text: string, category: SearchCategory) => void;
  /** Opens the command palette; the button beside the search shows its key (SHELL-14). */
  readonly onCommands: () => void;
  readonly onNavigate: (href: string) => void;
  readonly onAccount: (accode: string) => void;
  readonly onAccountAction: (id: string) => void;
}
