import type { ComponentType } from 'react';
import { Navigate, type RouteObject } from 'react-router-dom';
import { config } from './config.ts';
import { NotAuthorisedPage, NotFoundPage, UnknownErrorPage } from './features/errors/ErrorPages.tsx';
import { Shell } from './features/shell/Shell.tsx';
import { NeedsSignIn, NeedsSignOut } from './navigation/guards.tsx';
import type { RouteMeta } from './navigation/meta.ts';
import { later } from './portal/later.tsx';

const meta = (title: string, more: Omit<RouteMeta, 'title'> = {}): { handle: RouteMeta } => ({
  handle: { title, ...more },
});
const notFound = meta('Page not found', { rendered: true, status: 404 });
const ordering = meta('Orders', { layout: 'ordering', description: 'Your orders, your prices and the stock.' });

/** A screen that is loaded when its route is first visited. */
function screen<Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name) {
  const Screen = later<object>(async () => (await load())[name]);
  // By which the server finds the screen's files.
  return { element: <Screen />, id: name };
}
/** NAV-01, NAV-12: where a page of the hive may be published. */
const Page = later(async () => (await import('./features/page/PageScreen.tsx')).PageScreen);
const home = screen(() => import('./features/home/HomeScreen.tsx'), 'HomeScreen');
const list = screen(() => import('./features/orders/ListScreen.tsx'), 'ListScreen');
const login = screen(() => import('./features/session/LoginScreen.tsx'), 'LoginScreen');

/** NAV-06: the ordering area. What has no place of its own in it is the tab of a cart. */
const orders: RouteObject = {
  ...screen(() => import('./features/orders/OrdersLayout.tsx'), 'OrdersLayout'),
  ...ordering,
  children: [
    { path: '/orders', ...list },
    { path: '/orders/tabs/quotes', ...screen(() => import('./features/orders/QuotesScreen.tsx'), 'QuotesScreen') },
    { path: '/orders/tabs/:options?', ...list },
    { path: '/orders/new', ...screen(() => import('./features/orders/NewOrderScreen.tsx'), 'NewOrderScreen') },
    {
      path: '/orders/account/:options?',
      ...screen(() => import('./features/account/AccountScreen.tsx'), 'AccountScreen'),
    },
    {
      path: '/orders/quick_quote/:options?',
      ...screen(() => import('./features/order/QuickQuoteScreen.tsx'), 'QuickQuoteScreen'),
    },
    { path: '/orders/:tab/print', ...screen(() => import('./features/order/PrintScreen.tsx'), 'PrintScreen') },
    { path: '/orders/:tab/:options?', ...screen(() => import('./features/order/OrderScreen.tsx'), 'OrderScreen') },
    {
      path: '/preferences',
      ...meta('Preferences', { layout: 'ordering' }),
      ...screen(() => import('./features/account/PreferencesScreen.tsx'), 'PreferencesScreen'),
    },
  ],
};

/** Every route. Matching ignores case and a trailing slash (NAV-14), which is the router's own way. */
export const routes: RouteObject[] = [
  {
    element: <Shell />,
    children: [
      { path: '/', element: <Navigate to="/home" replace /> },
      {
        path: '/home',
        ...meta('Home', { rendered: true, published: true, insteadOf: home.id }),
        id: 'PageScreen',
        element: <Page title="Home" instead={home.element} builtIn />,
      },
      { element: <NeedsSignOut />, children: [{ path: '/login', ...meta('Sign in'), ...login }] },
      { path: '/login-classic', ...meta('Sign in'), ...login },
      {
        path: '/new-password',
        ...meta('New password'),
        ...screen(() => import('./features/session/NewPasswordScreen.tsx'), 'NewPasswordScreen'),
      },
      {
        path: '/register',
        ...meta('Get a user name'),
        ...screen(() => import('./features/session/RegisterScreen.tsx'), 'RegisterScreen'),
      },
      {
        path: '/logout',
        ...meta('Signed out'),
        ...screen(() => import('./features/session/LogoutScreen.tsx'), 'LogoutScreen'),
      },
      {
        path: '/out',
        ...meta('Session ended'),
        ...screen(() => import('./features/session/OutScreen.tsx'), 'OutScreen'),
      },
      {
        ...screen(() => import('./features/search/SearchFrame.tsx'), 'SearchFrame'),
        children: [
          {
            path: '/search/:needle?',
            ...meta('Search Results', { clearsPage: true }),
            ...screen(() => import('./features/selector/PartsScreen.tsx'), 'PartsScreen'),
          },
          {
            path: '/wherebuy/:needle?',
            ...meta('Search Results', { description: 'Stores near you, by postcode or suburb, with distances.' }),
            ...screen(() => import('./features/part/WhereToBuyScreen.tsx'), 'WhereToBuyScreen'),
          },
          {
            path: '/testcert/:needle?',
            ...meta('Search Results', { description: 'Test certificates by number, batch, heat or part.' }),
            ...screen(() => import('./features/part/CertificateScreen.tsx'), 'CertificateScreen'),
          },
        ],
      },
      {
        path: '/part/:part',
        ...meta('Part'),
        ...screen(() => import('./features/part/PartScreen.tsx'), 'PartScreen'),
      },
      {
        path: '/mungo-software',
        ...meta('Mungo software'),
        ...screen(() => import('./features/software/SoftwareScreen.tsx'), 'MungoSoftwareScreen'),
      },
      {
        path: `/${config.product}-software`,
        ...meta(`${config.name} software`),
        ...screen(() => import('./features/software/SoftwareScreen.tsx'), 'ProductSoftwareScreen'),
      },
      {
        path: '/calculators/chemical-volume',
        ...meta('Chemical volume', { description: 'How much mortar the holes for your anchors take.' }),
        ...screen(() => import('./features/calculator/ChemicalVolumeScreen.tsx'), 'ChemicalVolumeScreen'),
      },
      { path: '/coderunner', element: <Navigate to="/coderunner/test?credentials=true" replace /> },
      {
        path: '/redirect/*',
        ...meta('Redirecting...'),
        ...screen(() => import('./features/redirect/RedirectScreen.tsx'), 'RedirectScreen'),
      },
      {
        path: '/legacy-edge',
        ...meta('Legacy browser', { rendered: true }),
        ...screen(() => import('./features/errors/LegacyEdgeScreen.tsx'), 'LegacyEdgeScreen'),
      },
      {
        path: '/quote',
        ...meta('Quote', { description: 'A quote, as it was saved for whoever has its link.' }),
        ...screen(() => import('./features/order/QuoteScreen.tsx'), 'QuoteScreen'),
      },
      {
        path: '/compare/*',
        ...meta('Compare parts', { description: 'Parts side by side, with what differs marked.' }),
        ...screen(() => import('./features/selector/CompareScreen.tsx'), 'CompareScreen'),
      },
      {
        element: <NeedsSignIn />,
        children: [
          {
            path: '/landing',
            ...meta('Welcome'),
            ...screen(() => import('./features/session/LandingScreen.tsx'), 'LandingScreen'),
          },
          {
            path: '/coderunner/:script',
            ...meta('Scripts'),
            ...screen(() => import('./features/coderunner/CodeRunnerScreen.tsx'), 'CodeRunnerScreen'),
          },
          {
            path: '/docs',
            ...meta('API documentation'),
            ...screen(() => import('./features/docs/DocsScreen.tsx'), 'DocsScreen'),
          },
          {
            path: '/changepassword',
            ...meta('Change password'),
            ...screen(() => import('./features/session/ChangePasswordScreen.tsx'), 'ChangePasswordScreen'),
          },
          {
            path: '/hive',
            ...meta('The Hive', { layout: 'ordering' }),
            ...screen(() => import('./features/hive/HiveScreen.tsx'), 'HiveScreen'),
          },
          orders,
        ],
      },
      { path: '/not_authorised', ...meta('Not authorised', { keepsRefusal: true }), element: <NotAuthorisedPage /> },
      { path: '/unknown_error', ...meta('Something went wrong'), element: <UnknownErrorPage /> },
      { path: '/404', ...notFound, element: <NotFoundPage /> },
      {
        path: '*',
        ...meta('Page not found', { rendered: true, status: 404, published: true }),
        id: 'PageScreen',
        element: <Page title="Page not found" instead={<NotFoundPage />} />,
      },
    ],
  },
];
