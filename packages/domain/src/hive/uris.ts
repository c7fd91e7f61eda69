import { pageAddressMessages as messages } from '../messages/page-address.ts';
import type { HivePage, SettingValue } from './types.ts';
import { uriPath } from './uri-path.ts';

/** An address as typed, with the slash that paths of this site begin with. Anchors and addresses with a scheme stay as they are. */
export function withSlash(address: string): string {
  const typed = address.trim();
  return typed === '' || /^[/#?]|:/.test(typed) ? typed : `/${typed}`;
}

export const longestUri = 200;

/** First path segments that the portal itself uses; no hive page can be below them. */
const taken: ReadonlySet<string> = new Set([
  '404',
  'assets',
  'calculators',
  'changepassword',
  'classic',
  'coderunner',
  'compare',
  'data',
  'docs',
  'documents',
  'healthz',
  'hive',
  'images',
  'landing',
  'legacy-edge',
  'login',
  'login-classic',
  'logout',
  'new-password',
  'not_authorised',
  'orders',
  'out',
  'part',
  'preferences',
  'preview',
  'quote',
  'quotes',
  'readyz',
  'redirect',
  'register',
  'search',
  'sitemap',
  'sitemaps',
  'testcert',
  'unknown_error',
  'v2',
  'v3',
  'wherebuy',
]);

/** Other paths that the portal serves: files, and the home page, where a hive page may be published too. */
const served: ReadonlySet<string> = new Set(['/favicon.svg', '/home', '/robots.txt', '/sitemap.xml']);

const firstOf = (path: string): string => uriPath(path).slice(1).split('/')[0] ?? '';
const isTaken = (first: string): boolean => taken.has(first) || /-software$/.test(first);

/** Files of the library of pictures; pages may be at `/media` itself. */
const library = /^\/media\/\d+\/[0-9a-f]+\//;

/** Whether the portal itself may serve a path (a screen, image or document), judged mainly by its first segment. */
export function isPortalPath(path: string): boolean {
  return isTaken(firstOf(path)) || served.has(uriPath(path)) || library.test(path);
}

/** Why an address is not valid for a page, as a sentence; null if it is. */
export function uriProblem(uri: string): string | null {
  const path = uri.trim();
  if (!path.startsWith('/')) return messages.noSlash;
  if (path.length > longestUri) return messages.tooLong(longestUri);
  if (path !== '/' && !/^(?:\/[a-z0-9][a-z0-9_-]*)+\/?$/i.test(path)) {
    return messages.characters;
  }
  const first = firstOf(path);
  return isTaken(first) ? messages.portal(first) : null;
}

/** Whether a URI setting is on (FILT-05). Accepts several forms, because stored values are not normalised. */
export const isYes = (value: SettingValue | undefined): boolean =>
  value === true || value === 1 || (typeof value === 'string' && /^(?:yes|true|1)$/i.test(value.trim()));

type Addressed = Pick<HivePage, 'page_id' | 'uri_path' | 'aliases' | 'description'>;

/** A page's label: its description, else its path (HIVE-01). */
export const pageLabel = ({ description, uri_path }: Pick<HivePage, 'description' | 'uri_path'>): string =>
  description.trim() === '' ? uri_path : description.trim();

/** The page with an address, its own or an alias; null if none has it. */
export function pageWithUri<P extends Addressed>(pages: readonly P[], uri: string): P | null {
  const path = uriPath(uri);
  return pages.find((page) => page.uri_path === path) ?? pages.find((page) => page.aliases.includes(path)) ?? null;
}

/** Why a page cannot have an address or alias: invalid, or taken by another page. Null if it can. */
export function uriCollision(pages: readonly Addressed[], page_id: number | null, uri: string): string | null {
  const problem = uriProblem(uri);
  if (problem) return problem;
  const other = pages.find((page) => page.page_id !== page_id && pageWithUri([page], uri) !== null);
  return other ? messages.taken(uriPath(uri), pageLabel(other)) : null;
}
