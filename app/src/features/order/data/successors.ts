import { usePortal } from '@portal/portal-client/react';
import useSWRImmutable from 'swr/immutable';

const none: ReadonlyMap<string, string> = new Map();

/** What takes the place of parts, by part: one call for all. Empty where the server does not answer, and then `failed`. */
export function useSuccessors(codes: readonly string[]) {
  const { transport } = usePortal();
  const { data, error } = useSWRImmutable(
    codes.length === 0 ? null : ['get-alternate-related', ...codes],
    async () => {
      const cart_lines = codes.map((stock_code) => ({ stock_code }));
      const answer = await transport.callOrFalse('get-alternate-related', { cart_lines });
      if (answer === false) throw new Error('The successors did not arrive.');
      return new Map(
        answer.cart_lines.flatMap(({ stock_code, superseded_by: [next] }) => (next ? [[stock_code, next]] : [])),
      );
    },
    { keepPreviousData: true },
  );
  return { successors: data ?? none, looking: codes.length > 0 && !data && !error };
}
