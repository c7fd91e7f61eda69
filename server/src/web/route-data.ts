import { cleanSearch, emptyState, fromAddress, hasState, longestSearch } from '@portal/domain/catalogue';
import type { RouteData } from '@portal/domain/page-data';
import { productInformation } from '../catalogue/product-information.ts';
import type { CatalogueSearch } from '../catalogue/search/catalogue-search.ts';
import type { Services } from '../services.ts';

type Source = Pick<Services, 'database' | 'clock' | 'config'>;

/** Number of search results in the server-rendered page. */
const firstResults = 20;
const nearest = 6;

/** NAV-02: a part's public information, or similar codes if there is no such part. */
async function partData(text: string, source: Source, catalogue: CatalogueSearch): Promise<RouteData> {
  const stock_code = text.trim().toUpperCase();
  const reply = await productInformation([cleanSearch(stock_code)], { accode: null, caller: null }, source);
  const replies = [{ call: 'get-product-information' as const, request: { cart_lines: [{ stock_code }] }, reply }];
  if (reply.cart_lines[0]?.facts) return { replies };
  return { replies, near: { stock_code, codes: await catalogue.near(cleanSearch(stock_code), nearest) } };
}

/** NAV-05 FILT-04: the first results of a search under the filters in its address. */
async function searchData(text: string, _: Source, catalogue: CatalogueSearch, query: string): Promise<RouteData> {
  const state = hasState(query) ? fromAddress(query) : { ...emptyState, text };
  return { found: { text, query, ...(await catalogue.find(text, state, firstResults)) } };
}

/** Routes that need data of their own. NAV-14: case-insensitive, optional trailing slash. */
const loaders = [
  { path: /^\/part\/([^/]+)\/?$/i, load: partData },
  { path: /^\/search\/([^/]+)\/?$/i, load: searchData },
] as const;

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Data that the public page at a path needs beyond `PageData`, `query` without its question mark; null if its route has no loader. */
export async function routeData(
  path: string,
  source: Source,
  catalogue: CatalogueSearch,
  query = '',
): Promise<RouteData | null> {
  for (const { path: pattern, load } of loaders) {
    const text = decoded(pattern.exec(path)?.[1] ?? '');
    if (text !== '' && text.length <= longestSearch) return load(text, source, catalogue, query);
  }
  return null;
}
