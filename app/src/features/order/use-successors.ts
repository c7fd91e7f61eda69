import { useCall } from '@portal/portal-client/react';
import { useMemo } from 'react';

/** What takes the place of parts, by part: one call for all. Empty where it cannot be loaded. */
export function useSuccessors(codes: readonly string[]) {
  const request = codes.length === 0 ? null : { cart_lines: codes.map((stock_code) => ({ stock_code })) };
  const { data, error } = useCall('get-alternate-related', request, { immutable: true, keepPreviousData: true });
  const successors = useMemo(
    () =>
      new Map(
        (data?.cart_lines ?? []).flatMap(({ stock_code, superseded_by: [next] }) => (next ? [[stock_code, next]] : [])),
      ),
    [data],
  );
  return { successors, looking: request !== null && !data && !error };
}
