import type { ErpLink } from '@portal/domain/session';

export interface ErpPart {
  readonly stock_code: string;
  readonly customer_stock_code: string;
}

/**
 * PART-03: a link's address with the part filled in, URL-encoded if the template asks for it. Null when a required customer code is
 * missing, or when the result is not a web address.
 */
export function erpAddress({ template, encode }: ErpLink, { stock_code, customer_stock_code }: ErpPart): string | null {
  if (template.includes('{customer_stock_code}') && customer_stock_code === '') return null;
  const put = (value: string) => (encode ? encodeURIComponent(value) : value);
  const address = template
    .replaceAll('{product}', () => put(stock_code))
    .replaceAll('{customer_stock_code}', () => put(customer_stock_code));
  return /^https?:\/\//i.test(address) ? address : null;
}

/** PART-03: the links that can be built for a part. */
export function erpLinksFor(
  links: readonly ErpLink[],
  part: ErpPart,
): readonly { readonly name: string; readonly href: string }[] {
  return links.flatMap((link) => {
    const href = erpAddress(link, part);
    return href === null ? [] : [{ name: link.name, href }];
  });
}
