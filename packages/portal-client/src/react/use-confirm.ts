import { useMemo } from 'react';
import type { ActResult, CartDocument } from '../cart/types.ts';
import { usePortal } from './portal.ts';
import { useCallCache } from './use-call-cache.ts';
import { useCallMutation } from './use-call-mutation.ts';

/** Confirm, unconfirm and submit (CART-06): reports failures and refreshes the list of orders. */
export function useConfirm(document: CartDocument) {
  const { messages } = usePortal();
  const cache = useCallCache();
  const { send: setAutoSubmit } = useCallMutation('cart/auto_submit');
  return useMemo(() => {
    const act = async (action: Promise<ActResult>) => {
      const result = await action;
      if (!result.ok) messages.show(result.message, 'warning');
      void cache.reload('get-open-carts');
    };
    return {
      confirm: () => void act(document.confirm()),
      unconfirm: () => void act(document.unconfirm()),
      submit: () => void act(document.submit()),
      /** CART-19: restarts the countdown with these seconds; null stops it. */
      hold: (seconds: number | null) => {
        const holding = async (): Promise<ActResult> => {
          const outcome = await setAutoSubmit({ cart_id: document.cartId, seconds });
          if (!outcome.ok) return { ok: false, message: outcome.error.message };
          await document.reload();
          return { ok: true };
        };
        void act(holding());
      },
    };
  }, [document, messages, cache, setAutoSubmit]);
}
