import { partMetadataMessages as messages } from '../messages/part-metadata.ts';
import type { ProductInformation } from './product.ts';

const path = (stock_code: string) => `/part/${encodeURIComponent(stock_code)}`;

/**
 * Returns metadata of a part's page for search engines and link previews (NAV-02, NAV-13). Without price and stock, which depend on the
 * customer.
 */
export function partMetadata(information: ProductInformation, siteName: string) {
  const { facts, details, dimensions, superseded_by } = information;
  if (!facts) return null;
  const { stock_code } = facts;
  const detail = (label: string) => details.find((each) => each.label === label)?.value;
  const description = messages.description(facts.description, detail('Standard'), facts.pack_quantity);
  const image = `/images/drawings/${encodeURIComponent(stock_code)}.svg`;
  return {
    title: messages.title(stock_code, facts.description, siteName),
    description,
    canonical: path(stock_code),
    image,
    /** schema.org data, with addresses as paths of this site. */
    structured: {
      '@context': 'https://schema.org',
      '@type': 'Product',
      '@id': path(stock_code),
      url: path(stock_code),
      sku: stock_code,
      mpn: stock_code,
      name: facts.description,
      description,
      image,
      category: `${facts.product_category} > ${facts.product_type}`,
      brand: { '@type': 'Brand', name: siteName },
      material: detail('Material'),
      additionalProperty: [...details, ...dimensions].map(({ label, value }) => ({
        '@type': 'PropertyValue',
        name: label,
        value,
      })),
      ...(superseded_by === null
        ? {}
        : { isSimilarTo: { '@type': 'Product', sku: superseded_by, url: path(superseded_by) } }),
    },
  };
}
