import type { HivePage, SettingValue } from './types.ts';

/** NAV-14: a path as it is looked up: lower case, one slash before each part, none at the end, decoded. `/` is `/home` (NAV-01). */
export function uriPath(uri: string): string {
  const [path = ''] = uri.trim().split(/[?#]/);
  const parts = path.split('/').flatMap((part) => (part === '' ? [] : [decoded(part).toLowerCase()]));
  return parts.length === 0 ? '/home' : `/${parts.join('/')}`;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export const longestUri = 200;

/** First parts of paths that the portal answers itself; nothing below them can be a page of the hive. */
const taken: ReadonlySet<string> = new Set([
  '404',
  'assets',
  'calculators',
  'changepassword',
  'classic',
  'coderunner',
  'compare',
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

/** What else it answers at its root: files, which no address of a page can be, and the home page, where one may be published. */
const served: ReadonlySet<string> = new Set(['/favicon.svg', '/home', '/robots.txt', '/sitemap.xml']);

const firstOf = (path: string): string => uriPath(path).slice(1).split('/')[0] ?? '';
const isTaken = (first: string): boolean => taken.has(first) || /-software$/.test(first);

/** Whether the portal answers a path itself, whatever stands below its first part: a screen, a picture, a document. */
export function isPortalPath(path: string): boolean {
  return isTaken(firstOf(path)) || served.has(uriPath(path));
}

/** Why an address cannot be that of a page, as a sentence; null when it can. */
export function uriProblem(uri: string): string | null {
  const path = uri.trim();
  if (!path.startsWith('/')) return 'An address begins with a slash, such as /about-us.';
  if (path.length > longestUri) return `An address has at most ${longestUri} characters.`;
  if (path !== '/' && !/^(?:\/[a-z0-9][a-z0-9_-]*)+\/?$/i.test(path)) {
    return 'An address has letters, digits, - and _ between its slashes.';
  }
  const first = firstOf(path);
  return isTaken(first) ? `/${first} is a part of the portal itself. Choose another address.` : null;
}

/** Whether a setting of an address says yes (FILT-05). Undeclared forms of it are kept, so there are several. */
export const isYes = (value: SettingValue | undefined): boolean =>
  value === true || value === 1 || (typeof value === 'string' && /^(?:yes|true|1)$/i.test(value.trim()));

type Addressed = Pick<HivePage, 'page_id' | 'uri_path' | 'aliases' | 'description'>;

/** What a page is called: its description, else its path (HIVE-01). */
export const pageLabel = ({ description, uri_path }: Pick<HivePage, 'description' | 'uri_path'>): string =>
  description.trim() === '' ? uri_path : description.trim();

/** The other page that has an address already, as its own or as an alias; null when it is free. */
export function pageWithUri<P extends Addressed>(pages: readonly P[], uri: string): P | null {
  const path = uriPath(uri);
  return pages.find((page) => page.uri_path === path) ?? pages.find((page) => page.aliases.includes(path)) ?? null;
}

/** Why a page cannot have an address, own or alias, among all pages; null when it can. An address it has already is no problem. */
export function uriCollision(pages: readonly Addressed[], page_id: number | null, uri: string): string | null {
  const problem = uriProblem(uri);
  if (problem) return problem;
  const other = pages.find((page) => page.page_id !== page_id && pageWithUri([page], uri) !== null);
  return other ? `${uriPath(uri)} belongs to the page ${pageLabel(other)} already.` : null;
}
