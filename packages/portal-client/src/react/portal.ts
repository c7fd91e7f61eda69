import type { CustomerStockCode } from '@portal/domain/catalogue';
import { createContext, useContext } from 'react';
import type { ActivityName } from '../activity/activity-codes.ts';
import type { Catalogue } from '../catalogue/types.ts';
import type { PriceCache } from '../prices/price-cache.ts';
import type { Bearer } from '../session/bearer.ts';
import type { StoredRedirect } from '../session/stored-redirect.ts';
import type { CallRecord, Transport } from '../transport/types.ts';
import type { Messages } from './messages.ts';
import type { PageData, SelectedPage } from './page-data.ts';
import type { PreferenceStore } from './preferences.ts';
import type { Session } from './session.ts';
import { type Store, useStore, useStoreValue } from './store.ts';

/** The cart that was worked on last, as the header shows it. */
export interface CartGlance {
  readonly href: string;
  readonly total: string;
  /** Changes that the server does not have yet, over all carts. */
  readonly unsent: number;
}

/** What every screen of one page stands on. Made once, before React starts. */
export interface Portal {
  readonly transport: Transport;
  readonly bearer: Bearer;
  /** SESS-10: where the next sign-in leads. */
  readonly afterLogin: StoredRedirect;
  readonly session: Session;
  readonly preferences: PreferenceStore;
  readonly catalogue: Catalogue;
  /** Cleared at a change of account and at sign-out. */
  readonly prices: PriceCache;
  readonly messages: Messages;
  /** PING-02: covers the work, never replaces it. */
  readonly maintenance: Store<boolean>;
  readonly glance: Store<CartGlance | null>;
  /** CALL-06: where an answer of the server sends to; taken by the router. */
  readonly redirect: Store<string | null>;
  /** CALL-06: the cart that an answer of the server wants loaded again. */
  readonly reloadCart: Store<string | null>;
  /** HIST-05: the code of a part that was set last on this page; search and lines follow. */
  readonly ownCodeSet: Store<CustomerStockCode | null>;
  /** NAV-05, NAV-18: the page of the hive that was shown last; null where none is; routes with `clearsPage` forget it. */
  readonly selectedPage: Store<SelectedPage | null>;
  /** What the server rendered this page with; null where it did not. */
  readonly page: PageData | null;
  /** PING-04: what was done, for the activity log. */
  readonly log: (name: ActivityName, type: string, detail?: string) => void;
  /** PING-06, SHELL-13: what went wrong, and where. The same error is told once. */
  readonly report: (error: unknown, where: string) => void;
  /** SHELL-05: the latest calls, the last one first. */
  readonly calls: Store<readonly CallRecord[]>;
  /** NAV-18: the path that was not open to the user; null again on any page but that which says so. */
  readonly refusedPath: Store<string | null>;
}

export const PortalContext = createContext<Portal | null>(null);

export function usePortal(): Portal {
  const portal = useContext(PortalContext);
  if (!portal) throw new Error('No portal above this component');
  return portal;
}

export const useSession = () => useStore(usePortal().session);
export const usePreferences = () => useStore(usePortal().preferences);

/** Null while nobody is known to be signed in. */
export const useUsername = (): string | null =>
  useStoreValue(usePortal().session, (state) =>
    state.status === 'signed_in' ? state.login.user_details.username : null,
  );
