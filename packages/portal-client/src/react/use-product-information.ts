import { useCall } from './use-call.ts';

/** Returns the data of the part panel and part page, including the account's purchases if there is one. Null for an unknown part. */
export function useProductInformation(stock_code: string, accode: string | null) {
  const cart_lines = [{ stock_code }];
  const read = useCall('get-product-information', accode === null ? { cart_lines } : { cart_lines, accode }, {
    immutable: true,
  });
  return { ...read, data: read.data && (read.data.cart_lines[0] ?? null) };
}

/** Returns the codes of related parts; loads nothing while `stock_code` is null. */
export function useAlternateRelated(stock_code: string | null) {
  const read = useCall('get-alternate-related', stock_code === null ? null : { cart_lines: [{ stock_code }] }, {
    immutable: true,
  });
  return { ...read, data: read.data && (read.data.cart_lines[0] ?? null) };
}
