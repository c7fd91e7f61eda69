import type { Portal } from './portal.ts';

type BoughtFrom = Pick<Portal, 'session' | 'transport' | 'catalogue'>;

/** SRCH-01: ranks parts that the account in use has bought first among equals. One call for each account. */
export function loadBoughtParts({ session, transport, catalogue }: BoughtFrom): { close(): void } {
  const known = new Map<string, readonly string[]>();
  const requested = new Set<string>();
  let ranked: string | null = null;
  const update = () => {
    const state = session.get();
    const accode = state.status === 'signed_in' ? state.accode : null;
    if (accode === null) {
      // After signing out, nobody sees what the account bought.
      if (ranked !== null) catalogue.rankFirst([]);
      ranked = null;
      return;
    }
    const bought = known.get(accode);
    if (bought && ranked !== accode) {
      ranked = accode;
      catalogue.rankFirst(bought);
    }
    if (requested.has(accode)) return;
    requested.add(accode);
    void transport.callOrFalse('order-history-summary', { accode }).then((reply) => {
      // A failed request is repeated on the next occasion.
      if (reply === false) requested.delete(accode);
      else {
        known.set(
          accode,
          reply.parts.map(({ stock_code }) => stock_code),
        );
        update();
      }
    });
  };
  const end = session.subscribe(update);
  update();
  return {
    close() {
      end();
      catalogue.rankFirst([]);
    },
  };
}
