import { matchRoutes, type RouteObject } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { NeedsSignIn, NeedsSignOut } from './navigation/guards.tsx';
import { metaOf } from './navigation/meta.ts';
import { pathOf } from './navigation/named-routes.ts';
import { routes } from './routes.tsx';

// Styles are made by the build, and what these look like is not asked here.
vi.mock('./features/shell/Shell.tsx', () => ({ Shell: () => null }));
vi.mock('./features/errors/ErrorPages.tsx', () => ({
  NotAuthorisedPage: () => null,
  NotFoundPage: () => null,
  UnknownErrorPage: () => null,
}));

type Guard = 'signed in' | 'signed out' | null;

/** Section 2 of the specification: each path, the title of its page, and who it is for. The hive has its own. */
const specified: readonly { id: string; path: string; title: string | null; guard: Guard }[] = (
  [
    ['NAV-01', '/', null, null],
    ['NAV-01', '/home', 'Home', null],
    ['NAV-02', '/part/HXB-16080-88G', 'Part', null],
    ['NAV-03', '/coderunner', null, null],
    ['NAV-03', '/coderunner/test', 'Scripts', 'signed in'],
    ['NAV-04', '/login-classic', 'Sign in', null],
    ['NAV-05', '/search', 'Search Results', null],
    ['NAV-05', '/search/m16', 'Search Results', null],
    ['NAV-06', '/orders', 'Orders', 'signed in'],
    ['NAV-06', '/orders/account', 'Orders', 'signed in'],
    ['NAV-06', '/orders/account/orders', 'Orders', 'signed in'],
    ['NAV-06', '/orders/quick_quote', 'Orders', 'signed in'],
    ['NAV-06', '/orders/tabs', 'Orders', 'signed in'],
    ['NAV-06', '/orders/KES014-204817', 'Orders', 'signed in'],
    ['NAV-06', '/orders/KES014-204817/options', 'Orders', 'signed in'],
    ['NAV-07', '/wherebuy', 'Search Results', null],
    ['NAV-07', '/wherebuy/2015', 'Search Results', null],
    ['NAV-07', '/testcert', 'Search Results', null],
    ['NAV-07', '/testcert/TC-1', 'Search Results', null],
    ['NAV-04', '/out', 'Session ended', null],
    ['NAV-04', '/login', 'Sign in', 'signed out'],
    ['NAV-04', '/landing', 'Welcome', 'signed in'],
    ['NAV-04', '/logout', 'Signed out', null],
    ['NAV-08', '/docs', 'API documentation', 'signed in'],
    ['NAV-09', '/404', 'Page not found', null],
    ['NAV-09', '/not_authorised', 'Not authorised', null],
    ['NAV-09', '/unknown_error', 'Something went wrong', null],
    ['NAV-09', '/redirect/home', 'Redirecting...', null],
    ['NAV-09', '/redirect/https%3A%2F%2Fpay.example', 'Redirecting...', null],
    ['NAV-10', '/mungo-software', 'Mungo software', null],
    ['NAV-10', '/tradeparts-software', 'Tradeparts software', null],
    ['NAV-09', '/legacy-edge', 'Legacy browser', null],
    ['NAV-11', '/calculators/chemical-volume', 'Chemical volume', null],
    ['NAV-06', '/preferences', 'Preferences', 'signed in'],
    ['NAV-04', '/changepassword', 'Change password', 'signed in'],
    ['NAV-12', '/any/other/path', 'Page not found', null],
  ] as const
).map(([id, path, title, guard]) => ({ id, path, title, guard }));

const matched = (path: string): readonly RouteObject[] => (matchRoutes(routes, path) ?? []).map(({ route }) => route);
const typeOf = ({ element }: RouteObject): unknown =>
  typeof element === 'object' && element !== null && 'type' in element ? element.type : null;

function guardOf(path: string): Guard {
  const types = matched(path).map(typeOf);
  if (types.includes(NeedsSignIn)) return 'signed in';
  return types.includes(NeedsSignOut) ? 'signed out' : null;
}

test.each(specified)(
  '$id NAV-13 NAV-14 $path has the title $title, and is for whoever is $guard',
  ({ path, title, guard }) => {
    for (const address of [path, `${path}/`, path.toUpperCase(), `${path.toUpperCase()}/`]) {
      expect(metaOf(matched(address))?.title ?? null, address).toBe(title);
      expect(guardOf(address), address).toBe(guard);
    }
  },
);

const redirectOf = (path: string): unknown => {
  const element = matched(path).at(-1)?.element;
  return typeof element === 'object' && element !== null && 'props' in element
    ? (element.props as { readonly to?: unknown }).to
    : null;
};

test('NAV-01 the root leads to the home page', () => {
  expect(redirectOf('/')).toBe('/home');
});

test('NAV-03 the script runner leads to its test, with the flag for credentials', () => {
  expect(redirectOf('/coderunner')).toBe('/coderunner/test?credentials=true');
  expect(redirectOf('/CodeRunner/')).toBe('/coderunner/test?credentials=true');
});

test('NAV-05 NAV-18 the search leaves the selected hive page; the not-authorised page alone keeps what was refused', () => {
  const flagged = (flag: 'clearsPage' | 'keepsRefusal') =>
    specified.map(({ path }) => path).filter((path) => metaOf(matched(path))?.[flag]);
  expect(flagged('clearsPage')).toEqual(['/search', '/search/m16']);
  expect(flagged('keepsRefusal')).toEqual(['/not_authorised']);
});

test('NAV-17 every name that a redirect may use leads to a page that there is', () => {
  const params = { part: 'x', needle: 'x', tab: 'tabs', options: 'x' };
  const names = [
    'home',
    'landing',
    'login',
    'logout',
    'orders',
    'preferences',
    'part',
    'search',
    'wherebuy',
    'testcert',
  ];
  for (const name of [...names, 'docs', 'NotAuthorised', 'LegacyEdge'])
    expect(metaOf(matched(pathOf(name, params)))?.title, name).not.toBe('Page not found');
});
