import type { AuthorisedAccount, LoginReply } from '@portal/domain/session';
import { createStore, type Store } from './store.ts';

/** The sign-in state of this page. `signing_in` includes a bearer cookie that has not been checked yet (SESS-01). */
export type SessionState =
  | { readonly status: 'signed_out' }
  | { readonly status: 'signing_in' }
  /** The server did not respond, so the bearer could not be checked; it stays stored. */
  | { readonly status: 'unreachable' }
  | { readonly status: 'signed_in'; readonly login: LoginReply; readonly accode: string | null };

export interface Session extends Pick<Store<SessionState>, 'get' | 'subscribe'> {
  set(state: SessionState): void;
  signedIn(login: LoginReply): void;
  /** Chooses which of the user's accounts new carts and prices are for (SESS-07). */
  chooseAccount(accode: string): void;
}

const accountKey = (username: string) => `portal.account.${username}`;

function storedAccount(username: string): string | null {
  try {
    return localStorage.getItem(accountKey(username));
  } catch {
    return null;
  }
}

/** Returns the account chosen last in this browser if the user still has access, otherwise the primary one, otherwise the first. */
export function startingAccount(login: LoginReply, stored: string | null): string | null {
  const { authorised_accodes: accounts, primary_accode: primary } = login.user_details;
  const open = (accode: string | null) => accounts.some((each) => each.accode === accode);
  if (open(stored)) return stored;
  return open(primary) ? primary : (accounts[0]?.accode ?? null);
}

export function createSession(initial: SessionState): Session {
  const store = createStore<SessionState>(initial);
  return {
    get: store.get,
    set: store.set,
    subscribe: store.subscribe,
    signedIn(login) {
      const before = store.get();
      const stored = before.status === 'signed_in' ? before.accode : storedAccount(login.user_details.username);
      store.set({ status: 'signed_in', login, accode: startingAccount(login, stored) });
    },
    chooseAccount(accode) {
      const state = store.get();
      if (state.status !== 'signed_in' || !accountOf(state, accode)) return;
      store.set({ ...state, accode });
      try {
        localStorage.setItem(accountKey(state.login.user_details.username), accode);
      } catch {
        // Without storage, it applies to this page only.
      }
    },
  };
}

/** Calls back when the signed-in user or account changes, and at sign-out. Returns a function that stops. */
export function onAccountChange(session: Pick<Session, 'get' | 'subscribe'>, changed: () => void): () => void {
  const whose = (state: SessionState) => {
    // While the sign-in is being checked, the previous user still counts.
    if (state.status === 'signing_in' || state.status === 'unreachable') return undefined;
    return state.status === 'signed_in' ? `${state.login.user_details.username} ${state.accode}` : null;
  };
  let before = whose(session.get());
  return session.subscribe(() => {
    const now = whose(session.get());
    if (now === undefined || now === before) return;
    before = now;
    changed();
  });
}

export function accountOf(state: SessionState, accode?: string | null): AuthorisedAccount | null {
  if (state.status !== 'signed_in') return null;
  const chosen = accode ?? state.accode;
  return state.login.user_details.authorised_accodes.find((each) => each.accode === chosen) ?? null;
}
