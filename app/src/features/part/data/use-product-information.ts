import type { ProductInformation } from '@portal/domain/catalogue';
import { replyOnPage, usePortal, useSession } from '@portal/portal-client/react';
import useSWRImmutable from 'swr/immutable';

/** Everything that the panel and the page show of a part; with an account, what it bought of it. */
export function useProductInformation(stock_code: string, accode: string | null) {
  const { transport, page } = usePortal();
  const isVisitor = useSession().status === 'signed_out';
  const request = { cart_lines: [{ stock_code }], ...(accode === null ? {} : { accode }) };
  const served = isVisitor ? replyOnPage(page, 'get-product-information', request)?.cart_lines[0] : undefined;
  return useSWRImmutable<ProductInformation | null>(
    ['get-product-information', stock_code, accode],
    async () => {
      const answer = await transport.callOrFalse('get-product-information', request);
      if (answer === false) throw new Error('The part did not arrive.');
      return answer.cart_lines[0] ?? null;
    },
    served ? { fallbackData: served } : {},
  );
}
