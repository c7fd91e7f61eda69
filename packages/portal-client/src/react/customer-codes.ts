import type { CustomerStockCode } from '@portal/domain/catalogue';
import { typedPreferences } from '@portal/domain/preference';
import type { Portal } from './portal.ts';

/** The codes of all accounts are loaded only if there are fewer accounts than this (HIST-05). */
const maxAccounts = 30;

/** Returns the accounts whose codes are loaded: the account in use, or all of the user's if preferred and few enough (HIST-05). */
export function accountsToLoad(accodes: readonly string[], inUse: string | null, all: boolean): readonly string[] {
  return [...new Set([...(inUse === null ? [] : [inUse]), ...(all && accodes.length < maxAccounts ? accodes : [])])];
}

export interface CustomerCodes {
  /** The account's own code for the part, or empty. */
  codeOf(accode: string, stock_code: string): string;
  close(): void;
}

/**
 * Loads the user's own codes and the personal part of the search (SRCH-01): one call per account, once each. A change of account or
 * preference applies at once (PREF-01). Until then, lines show the codes that came with them from the server.
 */
export function loadCustomerCodes({
  session,
  preferences,
  transport,
  catalogue,
  ownCodeSet,
}: CodesFrom): CustomerCodes {
  const known = new Map<string, ReadonlyMap<string, CustomerStockCode> | null>();
  let applied = '';

  const apply = (accodes: readonly string[], mutations: Parameters<typeof catalogue.personalise>[1]) => {
    const loaded = accodes.filter((accode) => known.get(accode));
    if (loaded.join() === applied) return;
    applied = loaded.join();
    catalogue.personalise(
      loaded.flatMap((accode) => [...(known.get(accode)?.values() ?? [])]),
      mutations,
    );
  };
  const update = () => {
    const state = session.get();
    if (state.status !== 'signed_in') return;
    const { user_details, search_mutations } = state.login;
    const own = user_details.authorised_accodes.map((each) => each.accode);
    const all = typedPreferences(preferences.get().preferences).loadAllBranchCodes;
    const accodes = accountsToLoad(own, state.accode, all);
    for (const accode of accodes) {
      if (known.has(accode)) continue;
      known.set(accode, null);
      void transport.callOrFalse('get-customer-stock-code-overrides', { accode }).then((reply) => {
        // A failed request is repeated on the next occasion.
        if (reply === false) known.delete(accode);
        else {
          known.set(accode, new Map(reply.customer_stock_code_overrides.map((each) => [each.stock_code, each])));
          update();
        }
      });
    }
    apply(accodes, search_mutations);
  };
  const onCodeSet = () => {
    const set = ownCodeSet.get();
    const codes = set && known.get(set.accode);
    if (!set || !codes) return;
    const next = new Map(codes);
    if (set.customer_stock_code === '') next.delete(set.stock_code);
    else next.set(set.stock_code, set);
    known.set(set.accode, next);
    applied = '';
    update();
  };
  const unsubscribers = [session.subscribe(update), preferences.subscribe(update), ownCodeSet.subscribe(onCodeSet)];
  // The user's search words apply even if no account has codes.
  const state = session.get();
  if (state.status === 'signed_in') catalogue.personalise([], state.login.search_mutations);
  update();
  return {
    codeOf: (accode, stock_code) => known.get(accode)?.get(stock_code)?.customer_stock_code ?? '',
    close() {
      for (const end of unsubscribers) end();
    },
  };
}

type CodesFrom = Pick<Portal, 'session' | 'preferences' | 'transport' | 'catalogue' | 'ownCodeSet'>;
