import { lazyComponent, lazyRoute } from '@portal/portal-client/react';
import { Navigate, type RouteObject } from 'react-router-dom';
import { config } from './config.ts';
import { NotAuthorisedPage, NotFoundPage, UnknownErrorPage } from './features/errors/ErrorPages.tsx';
import { Shell } from './features/shell/Shell.tsx';
import { NeedsSignIn, NeedsSignOut } from './navigation/guards.tsx';
import type { RouteMeta } from './navigation/meta.ts';

const meta = (title: string, more: Omit<RouteMeta, 'title'> = {}): { handle: RouteMeta } => ({
  handle: { title, ...more },
});
const notFound = meta('Page not found', { rendered: true, status: 404 });
const ordering = meta('Orders', { layout: 'ordering', description: 'Your orders, prices and stock.' });

/** NAV-01, NAV-12: routes where a hive page may be published. */
const Page = lazyComponent(async () => (await import('./features/page/PageScreen.tsx')).PageScreen);
const home = lazyRoute(() => import('./features/home/HomeScreen.tsx'), 'HomeScreen');
const list = lazyRoute(() => import('./features/orders/ListScreen.tsx'), 'ListScreen');
const login = lazyRoute(() => import('./features/session/LoginScreen.tsx'), 'LoginScreen');

/** NAV-06: the ordering area. Any other path in it is a cart's tab. */
const orders: RouteObject = {
  ...lazyRoute(() => import('./features/orders/OrdersLayout.tsx'), 'OrdersLayout'),
  ...ordering,
  children: [
    { path: '/orders', ...list },
    { path: '/orders/tabs/quotes', ...lazyRoute(() => import('./features/orders/QuotesScreen.tsx'), 'QuotesScreen') },
    { path: '/orders/tabs/:options?', ...list },
    { path: '/orders/new', ...lazyRoute(() => import('./features/orders/NewOrderScreen.tsx'), 'NewOrderScreen') },
    {
      path: '/orders/account/:options?',
      ...lazyRoute(() => import('./features/account/AccountScreen.tsx'), 'AccountScreen'),
    },
    {
      path: '/orders/quick_quote/:options?',
      ...lazyRoute(() => import('./features/order/QuickQuoteScreen.tsx'), 'QuickQuoteScreen'),
    },
    { path: '/orders/:tab/print', ...lazyRoute(() => import('./features/order/PrintScreen.tsx'), 'PrintScreen') },
    { path: '/orders/:tab/:options?', ...lazyRoute(() => import('./features/order/OrderScreen.tsx'), 'OrderScreen') },
    {
      path: '/preferences',
      ...meta('Preferences', { layout: 'ordering' }),
      ...lazyRoute(() => import('./features/account/PreferencesScreen.tsx'), 'PreferencesScreen'),
    },
  ],
};

/** Every route. Matching ignores case and a trailing slash (NAV-14), which is the router's default. */
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
        ...lazyRoute(() => import('./features/session/NewPasswordScreen.tsx'), 'NewPasswordScreen'),
      },
      {
        path: '/register',
        ...meta('Get a user name'),
        ...lazyRoute(() => import('./features/session/RegisterScreen.tsx'), 'RegisterScreen'),
      },
      {
        path: '/logout',
        ...meta('Signed out'),
        ...lazyRoute(() => import('./features/session/LogoutScreen.tsx'), 'LogoutScreen'),
      },
      {
        path: '/out',
        ...meta('Session ended'),
        ...lazyRoute(() => import('./features/session/OutScreen.tsx'), 'OutScreen'),
      },
      {
        ...lazyRoute(() => import('./features/search/SearchFrame.tsx'), 'SearchFrame'),
        children: [
          {
            path: '/search/:needle?',
            ...meta('Search Results', { clearsPage: true, rendered: 'with its data' }),
            ...lazyRoute(() => import('./features/selector/PartsScreen.tsx'), 'PartsScreen'),
          },
          {
            path: '/wherebuy/:needle?',
            ...meta('Search Results', { description: 'Stores near you, by postcode or suburb, with distances.' }),
            ...lazyRoute(() => import('./features/part/WhereToBuyScreen.tsx'), 'WhereToBuyScreen'),
          },
          {
            path: '/testcert/:needle?',
            ...meta('Search Results', { description: 'Test certificates by number, batch, heat, order or part.' }),
            ...lazyRoute(() => import('./features/part/CertificateScreen.tsx'), 'CertificateScreen'),
          },
        ],
      },
      {
        path: '/part/:part',
        ...meta('Part', { rendered: 'with its data', lazy: ['PartView', 'DimensionsTab'] }),
        ...lazyRoute(() => import('./features/part/PartScreen.tsx'), 'PartScreen'),
      },
      {
        path: '/mungo-software',
        ...meta('Mungo software'),
        ...lazyRoute(() => import('./features/software/SoftwareScreen.tsx'), 'MungoSoftwareScreen'),
      },
      {
        path: `/${config.product}-software`,
        ...meta(`${config.name} software`),
        ...lazyRoute(() => import('./features/software/SoftwareScreen.tsx'), 'ProductSoftwareScreen'),
      },
      {
        path: '/calculators/chemical-volume',
        ...meta('Chemical volume', { description: 'Calculate how much chemical anchor your holes need.' }),
        ...lazyRoute(() => import('./features/calculator/ChemicalVolumeScreen.tsx'), 'ChemicalVolumeScreen'),
      },
      { path: '/coderunner', element: <Navigate to="/coderunner/test?credentials=true" replace /> },
      {
        path: '/redirect/*',
        ...meta('Redirecting...'),
        ...lazyRoute(() => import('./features/redirect/RedirectScreen.tsx'), 'RedirectScreen'),
      },
      {
        path: '/legacy-edge',
        ...meta('Legacy browser', { rendered: true }),
        ...lazyRoute(() => import('./features/errors/LegacyEdgeScreen.tsx'), 'LegacyEdgeScreen'),
      },
      {
        path: '/quote',
        ...meta('Quote', { description: 'A saved quote, shared by link.' }),
        ...lazyRoute(() => import('./features/order/QuoteScreen.tsx'), 'QuoteScreen'),
      },
      {
        path: '/compare/*',
        ...meta('Compare parts', { description: 'Compare parts side by side, with differences highlighted.' }),
        ...lazyRoute(() => import('./features/selector/CompareScreen.tsx'), 'CompareScreen'),
      },
      {
        element: <NeedsSignIn />,
        children: [
          {
            path: '/landing',
            ...meta('Welcome'),
            ...lazyRoute(() => import('./features/session/LandingScreen.tsx'), 'LandingScreen'),
          },
          {
            path: '/coderunner/:script',
            ...meta('Scripts'),
            ...lazyRoute(() => import('./features/coderunner/CodeRunnerScreen.tsx'), 'CodeRunnerScreen'),
          },
          {
            path: '/docs',
            ...meta('API documentation'),
            ...lazyRoute(() => import('./features/docs/DocsScreen.tsx'), 'DocsScreen'),
          },
          {
            path: '/changepassword',
            ...meta('Change password'),
            ...lazyRoute(() => import('./features/session/ChangePasswordScreen.tsx'), 'ChangePasswordScreen'),
          },
          {
            path: '/hive',
            ...meta('The Hive', { layout: 'ordering' }),
            ...lazyRoute(() => import('./features/hive/HiveScreen.tsx'), 'HiveScreen'),
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
