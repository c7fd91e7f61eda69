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

/** The most recent cart, as the header shows it. */
export interface CartGlance {
  readonly href: string;
  readonly total: string;
  /** Changes in all carts that the server does not have yet. */
  readonly unsent: number;
}

/** The services that all screens of a page share. Created once, before React starts. */
export interface Portal {
  readonly transport: Transport;
  readonly bearer: Bearer;
  /** Where the next sign-in leads (SESS-10). */
  readonly afterLogin: StoredRedirect;
  readonly session: Session;
  readonly preferences: PreferenceStore;
  readonly catalogue: Catalogue;
  /** Cleared at a change of account and at sign-out. */
  readonly prices: PriceCache;
  readonly messages: Messages;
  /** Whether the maintenance overlay is shown; the page stays below it (PING-02). */
  readonly maintenance: Store<boolean>;
  readonly glance: Store<CartGlance | null>;
  /** Path that a server response redirects to; the router follows it (CALL-06). */
  readonly redirect: Store<string | null>;
  /** Id of the cart that a server response wants reloaded (CALL-06). */
  readonly reloadCart: Store<string | null>;
  /** The part code that was set last on this page; search and lines follow it (HIST-05). */
  readonly ownCodeSet: Store<CustomerStockCode | null>;
  /** The published page that was shown last, or null; routes with `clearsPage` reset it (NAV-05, NAV-18). */
  readonly selectedPage: Store<SelectedPage | null>;
  /** What the server rendered this page with; null if it did not. */
  readonly page: PageData | null;
  /** Logs an activity (PING-04). */
  readonly log: (name: ActivityName, type: string, detail?: string) => void;
  /** Reports an error and where it occurred, once per error (PING-06, SHELL-13). */
  readonly report: (error: unknown, where: string) => void;
  /** Recent calls, latest first (SHELL-05). */
  readonly calls: Store<readonly CallRecord[]>;
  /** The path that the user was not allowed to open; null again on any page but the one that shows the refusal (NAV-18). */
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

/** Returns the signed-in user's name, or null. */
export const useUsername = (): string | null =>
  useStoreValue(usePortal().session, (state) =>
    state.status === 'signed_in' ? state.login.user_details.username : null,
  );
