import type { CustomerStockCode } from '@portal/domain/catalogue';
import { failureMessage } from '@portal/portal-client';
import { usePortal } from '@portal/portal-client/react';
import useSWR, { useSWRConfig } from 'swr';

/** HIST-05: the codes of an account by part, and how one is set. Read anew each time, for others of the account set codes as well. */
export function useOwnCodeList(accode: string) {
  const { transport, ownCodeSet } = usePortal();
  const { mutate: mutateAny } = useSWRConfig();
  const { data, error, mutate } = useSWR<readonly CustomerStockCode[]>(
    ['get-customer-stock-code-overrides/list', accode],
    async () => {
      const answer = await transport.callOrFalse('get-customer-stock-code-overrides', { accode });
      if (answer === false) throw new Error('The codes did not arrive.');
      return answer.customer_stock_code_overrides;
    },
  );
  return {
    codes: data ?? null,
    failed: error !== undefined && !data,
    reload: () => void mutate(),
    /** Answers what went wrong, or null. An empty code takes it away. */
    async set(stock_code: string, customer_stock_code: string): Promise<string | null> {
      const answer = await transport.call('set-customer-stock-code-overrides', {
        accode,
        customer_stock_code_overrides: [{ stock_code, customer_stock_code }],
      });
      if (!answer.ok) {
        const [told] = answer.envelope?.validation_results ?? [];
        return told ? `${told.message}.` : failureMessage(answer);
      }
      ownCodeSet.set({ accode, stock_code, customer_stock_code });
      // What the part panel keeps of them is forgotten, and asked for at its next opening.
      await Promise.all([mutate(), mutateAny(['get-customer-stock-code-overrides', accode], undefined)]);
      return null;
    },
  };
}
