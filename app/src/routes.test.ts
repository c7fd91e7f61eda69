import { uriProblem } from '@portal/domain/hive';
import { setFileScope } from '@vanilla-extract/css/fileScope';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import { expect, test } from 'vitest';
import { NeedsSignIn, NeedsSignOut } from './navigation/guards.tsx';
import { metaOf } from './navigation/meta.ts';
import { pathOf } from './navigation/named-routes.ts';

// Outside the build, style sheets need the name of the file that their class names are made from.
setFileScope('app/src/routes.test.ts');
const { routes } = await import('./routes.tsx');

type Guard = 'signed in' | 'signed out' | null;

/** Section 2 of the specification, and the data screen: each path with its page title and access. The hive has its own. */
const specified: readonly { path: string; title: string | null; guard: Guard }[] = (
  [
    ['/', null, null],
    ['/home', 'Home', null],
    ['/part/HXB-16080-88G', 'Part', null],
    ['/coderunner', null, null],
    ['/coderunner/test', 'Scripts', 'signed in'],
    ['/login-classic', 'Sign in', null],
    ['/search', 'Search Results', null],
    ['/search/m16', 'Search Results', null],
    ['/orders', 'Orders', 'signed in'],
    ['/orders/account', 'Account', 'signed in'],
    ['/orders/account/orders', 'Account', 'signed in'],
    ['/orders/quick_quote', 'Orders', 'signed in'],
    ['/orders/tabs', 'Orders', 'signed in'],
    ['/orders/KES014-204817', 'Orders', 'signed in'],
    ['/orders/KES014-204817/options', 'Orders', 'signed in'],
    ['/wherebuy', 'Search Results', null],
    ['/wherebuy/2015', 'Search Results', null],
    ['/testcert', 'Search Results', null],
    ['/testcert/TC-1', 'Search Results', null],
    ['/out', 'Session ended', null],
    ['/login', 'Sign in', 'signed out'],
    ['/landing', 'Welcome', 'signed in'],
    ['/logout', 'Signed out', null],
    ['/docs', 'API documentation', 'signed in'],
    ['/404', 'Page not found', null],
    ['/not_authorised', 'Not authorised', null],
    ['/unknown_error', 'Something went wrong', null],
    ['/redirect/home', 'Redirecting...', null],
    ['/redirect/https%3A%2F%2Fpay.example', 'Redirecting...', null],
    ['/mungo-software', 'Mungo software', null],
    ['/tradeparts-software', 'Tradeparts software', null],
    ['/legacy-edge', 'Legacy browser', null],
    ['/calculators/chemical-volume', 'Chemical volume', null],
    ['/preferences', 'Preferences', 'signed in'],
    ['/changepassword', 'Change password', 'signed in'],
    ['/data', 'Data', 'signed in'],
    ['/data/loads', 'Data', 'signed in'],
    ['/any/other/path', 'Page not found', null],
  ] as const
).map(([path, title, guard]) => ({ path, title, guard }));

const matched = (path: string): readonly RouteObject[] => (matchRoutes(routes, path) ?? []).map(({ route }) => route);
const typeOf = ({ element }: RouteObject): unknown =>
  typeof element === 'object' && element !== null && 'type' in element ? element.type : null;

function guardOf(path: string): Guard {
  const types = matched(path).map(typeOf);
  if (types.includes(NeedsSignIn)) return 'signed in';
  return types.includes(NeedsSignOut) ? 'signed out' : null;
}

test.each(specified)('NAV-13 NAV-14 $path has the title $title, and access for $guard', ({ path, title, guard }) => {
  for (const address of [path, `${path}/`, path.toUpperCase(), `${path.toUpperCase()}/`]) {
    expect(metaOf(matched(address))?.title ?? null, address).toBe(title);
    expect(guardOf(address), address).toBe(guard);
  }
});

const redirectOf = (path: string): unknown => {
  const element = matched(path).at(-1)?.element;
  return typeof element === 'object' && element !== null && 'props' in element
    ? (element.props as { readonly to?: unknown }).to
    : null;
};

test('NAV-01 the root redirects to the home page', () => {
  expect(redirectOf('/')).toBe('/home');
});

test('NAV-03 the script runner redirects to its test script with the credentials flag', () => {
  expect(redirectOf('/coderunner')).toBe('/coderunner/test?credentials=true');
  expect(redirectOf('/CodeRunner/')).toBe('/coderunner/test?credentials=true');
});

test('NAV-05 NAV-18 search resets the selected hive page; only the not-authorised page keeps the flag', () => {
  const flagged = (flag: 'clearsPage' | 'keepsRefusal') =>
    specified.map(({ path }) => path).filter((path) => metaOf(matched(path))?.[flag]);
  expect(flagged('clearsPage')).toEqual(['/search', '/search/m16']);
  expect(flagged('keepsRefusal')).toEqual(['/not_authorised']);
});

test('NAV-17 every route name that a redirect may use exists', () => {
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

test('NAV-12 no hive page can have an address of a portal route', () => {
  const walk = (some: readonly RouteObject[]): readonly RouteObject[] =>
    some.flatMap((route) => [route, ...walk(route.children ?? [])]);
  // Except where a published page is shown instead: the home page at either address, and every unmatched path.
  const own = walk(routes).filter(({ path, handle }) => path !== undefined && path !== '/' && !handle?.published);
  expect(own.length).toBeGreaterThan(30);
  for (const { path = '' } of own) {
    expect(uriProblem(`/${path.split('/')[1]}`), path).toContain('part of the portal');
  }
});
