import { partMetadata } from '@portal/domain/catalogue';
import type { CallReply } from '@portal/domain/contract';
import type { PageData } from '@portal/domain/page-data';
import { config } from './config.ts';
import { routesMessages } from './messages/routes.ts';

/** Metadata of a page that differ from its route's. */
export interface PageHead {
  readonly title: string;
  readonly description: string;
  readonly status?: 404;
  /** Canonical path; null for pages that search engines should not list. */
  readonly canonical: string | null;
  readonly image?: string;
  readonly structured?: unknown;
}

const { titles, descriptions } = routesMessages;

const shorten = (text: string) => (text.length > 60 ? `${text.slice(0, 60)}…` : text);

/** NAV-02, NAV-05: metadata derived from a route's data; null if there are none. */
export function headOf({ replies, near, found }: PageData): PageHead | null {
  if (near) {
    const title = `${titles.unknownPart(shorten(near.stock_code))} · ${config.name}`;
    return { title, description: descriptions.unknownPart, status: 404, canonical: null };
  }
  if (found) {
    return {
      title: `${titles.search} · ${config.name}`,
      description: descriptions.found(shorten(found.text)),
      canonical: `/search/${encodeURIComponent(found.text)}`,
    };
  }
  const part = replies?.find(({ call }) => call === 'get-product-information')?.reply as
    | CallReply<'get-product-information'>
    | undefined;
  return part?.cart_lines[0] ? partMetadata(part.cart_lines[0], config.name) : null;
}
