import { useCall } from './use-call.ts';

/** Everything that the panel and the page show of a part; with an account, what it bought of it. Null where it is unknown. */
export function useProductInformation(stock_code: string, accode: string | null) {
  const cart_lines = [{ stock_code }];
  const read = useCall('get-product-information', accode === null ? { cart_lines } : { cart_lines, accode }, {
    immutable: true,
  });
  return { ...read, data: read.data && (read.data.cart_lines[0] ?? null) };
}

/** Codes of the parts related to a part; loads nothing while `stock_code` is null. */
export function useAlternateRelated(stock_code: string | null) {
  const read = useCall('get-alternate-related', stock_code === null ? null : { cart_lines: [{ stock_code }] }, {
    immutable: true,
  });
  return { ...read, data: read.data && (read.data.cart_lines[0] ?? null) };
}
