import type { NearStock } from '@portal/domain/catalogue';
import type { Portal } from './portal.ts';

type NearStockSource = Pick<Portal, 'session' | 'transport' | 'catalogue'>;

/**
 * SRCH-01: ranks what is in stock near the account in use first among equals. One request for each account and version of the stock list:
 * the order of results must not change while somebody reads them.
 */
export function loadNearStock({ session, transport, catalogue }: NearStockSource): { close(): void } {
  const known = new Map<string, NearStock>();
  const requested = new Set<string>();
  let ranked: NearStock | null = null;
  const rank = (near: NearStock | null) => {
    if (near === ranked) return;
    ranked = near;
    catalogue.rankInStock(near);
  };
  const update = () => {
    const state = session.get();
    const accode = state.status === 'signed_in' ? state.accode : null;
    const { version, complete } = catalogue.getStatus();
    catalogue.forAccount(accode);
    if (accode === null) return rank(null);
    // A catalogue that the server searches is ranked there.
    if (version === null || !complete) return;
    const key = `${accode} ${version}`;
    rank(known.get(key) ?? null);
    if (requested.has(key)) return;
    requested.add(key);
    void transport.callOrFalse('in-stock', { accode }).then((reply) => {
      // A failed request is repeated on the next occasion.
      if (reply === false) requested.delete(key);
      else {
        known.set(key, reply);
        update();
      }
    });
  };
  const ends = [session.subscribe(update), catalogue.subscribe(update)];
  update();
  return {
    close() {
      for (const end of ends) end();
      rank(null);
    },
  };
}
