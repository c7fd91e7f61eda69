import type { SearchHit } from '@portal/domain/catalogue';
import type { AuthorisedAccount } from '@portal/domain/session';

/** SRCH-01: what the search box looks through. */
export const searchCategories = {
  prodsearch: 'Products',
  wtb: 'Where to buy',
  certificates: 'Certificates',
} as const;
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
  readonly homeHref: string;
  /** Parts in the stock list, 0 while it is on its way. */
  readonly partCount: number;
  /** Null while signed out. */
  readonly person: HeaderPerson | null;
  /** Null while it is not known whether somebody is signed in. */
  readonly loginHref: string | null;
  /** `2 changes to send`, or null when there are none. */
  readonly sync: string | null;
  /** False while the server cannot be reached, said whether or not anything waits to be sent. */
  readonly connected: boolean;
  /** Address and total of the cart worked on last, or null. The total is empty while it is on its way. */
  readonly cart: { readonly href: string; readonly total: string } | null;
  readonly category: SearchCategory;
  readonly accountActions: readonly AccountAction[];
  /** Answers from the stock list; an older answer is dropped when a newer question was asked (SRCH-02, SRCH-03). */
  readonly search: (text: string) => Promise<readonly SearchHit[]>;
  readonly onCategory: (category: SearchCategory) => void;
  /** A result was chosen. */
  readonly onPick: (hit: SearchHit) => void;
  /** Enter without a chosen result. */
  readonly onSearch: (text: string, category: SearchCategory) => void;
  /** Opens the commands, which the button beside the search names with their key (SHELL-14). */
  readonly onCommands: () => void;
  readonly onNavigate: (href: string) => void;
  readonly onAccount: (accode: string) => void;
  readonly onAccountAction: (id: string) => void;
}
