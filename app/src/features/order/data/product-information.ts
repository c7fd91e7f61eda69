import type { ProductInformation } from '@portal/domain/catalogue';
import * as calls from '@portal/domain/contract';
import useSWRImmutable from 'swr/immutable';
import { usePortal } from '../../../portal/portal.ts';

/** What the part panel shows of one part. */
export function useProductInformation(stock_code: string) {
  const { transport } = usePortal();
  return useSWRImmutable<ProductInformation | null>(['get-product-information', stock_code], async () => {
    const answer = await transport.callOrFalse(calls.getProductInformation, { cart_lines: [{ stock_code }] });
    if (answer === false) throw new Error('The part did not arrive.');
    return answer.cart_lines[0] ?? null;
  });
}
