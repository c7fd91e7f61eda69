import type { ActResult, CartDocument } from '@portal/portal-client';
import { usePortal } from '@portal/portal-client/react';
import { useMemo } from 'react';
import { useSWRConfig } from 'swr';
import { graceSeconds } from '../../config.ts';

/** Confirm, unconfirm and submit (CART-06): what comes to nothing is said, and the list of orders is asked for again. */
export function useConfirm(document: CartDocument) {
  const portal = usePortal();
  const { messages } = portal;
  const { mutate } = useSWRConfig();
  return useMemo(() => {
    const act = async (action: Promise<ActResult>) => {
      const result = await action;
      if (!result.ok) messages.show(result.message, 'warning');
      void mutate((key) => Array.isArray(key) && key[0] === 'get-open-carts');
    };
    return {
      confirm: () => void act(document.confirm()),
      unconfirm: () => void act(document.unconfirm()),
      submit: () => void act(document.submit()),
      /** CART-19: stops the countdown, or starts it again. */
      hold: (hold: boolean) =>
        void act(
          import('./data/auto-submit.ts').then(async ({ setAutoSubmit }) => {
            const message = await setAutoSubmit(portal, document.cartId, hold ? null : graceSeconds());
            if (message !== null) return { ok: false, message };
            await document.reload();
            return { ok: true };
          }),
        ),
    };
  }, [document, portal, messages, mutate]);
}
