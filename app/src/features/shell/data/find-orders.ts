import type { CartSummary } from '@portal/domain/cart';
import type { Portal } from '@portal/portal-client/react';

/** The open orders of the user over all accounts, asked for once with each opening of the palette. */
export function orderFinder({ transport }: Portal): () => Promise<readonly CartSummary[]> {
  let asked: Promise<readonly CartSummary[]> | null = null;
  return () => {
    asked ??= transport.callOrFalse('get-open-carts', {}).then((answer) => (answer === false ? [] : answer.carts));
    return asked;
  };
}
