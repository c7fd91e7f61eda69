import type { ActResult, CartDocument } from '@portal/portal-client';
import { useMemo } from 'react';
import { useSWRConfig } from 'swr';
import { usePortal } from '../../portal/portal.ts';

/** Confirm, unconfirm and submit (CART-06): what comes to nothing is said, and the list of orders is asked for again. */
export function useConfirm(document: CartDocument) {
  const { messages } = usePortal();
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
    };
  }, [document, messages, mutate]);
}
