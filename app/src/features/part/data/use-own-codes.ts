import { usePortal } from '@portal/portal-client/react';
import useSWRImmutable from 'swr/immutable';

/** HIST-05: the account's codes by part, and how one is set. Nothing is asked without an account. */
export function useOwnCodes(accode: string | null) {
  const portal = usePortal();
  const { transport, ownCodeSet } = portal;
  const { data, mutate } = useSWRImmutable<ReadonlyMap<string, string>>(
    accode === null ? null : ['get-customer-stock-code-overrides', accode],
    async () => {
      const answer = await transport.callOrFalse('get-customer-stock-code-overrides', { accode: accode ?? '' });
      if (answer === false) throw new Error('The codes did not arrive.');
      return new Map(
        answer.customer_stock_code_overrides.map((each) => [each.stock_code, each.customer_stock_code] as const),
      );
    },
  );
  /** Answers what went wrong, or null. */
  const set = async (stock_code: string, customer_stock_code: string): Promise<string | null> => {
    if (accode === null) return 'Choose an account first.';
    const customer_stock_code_overrides = [{ stock_code, customer_stock_code }];
    const answer = await transport.callOrFalse('set-customer-stock-code-overrides', {
      accode,
      customer_stock_code_overrides,
    });
    if (answer === false) return 'The code was not kept. Try another, or try again.';
    const next = new Map(data);
    if (customer_stock_code === '') next.delete(stock_code);
    else next.set(stock_code, customer_stock_code);
    await mutate(next, { revalidate: false });
    ownCodeSet.set({ accode, stock_code, customer_stock_code });
    return null;
  };
  return { codes: data ?? null, set };
}
