import { lazyComponent, lazyRoute } from '@portal/portal-client/react';
import { Navigate, type RouteObject } from 'react-router-dom';
import { config } from './config.ts';
import { NotAuthorisedPage, NotFoundPage, UnknownErrorPage } from './features/errors/ErrorPages.tsx';
import { Shell } from './features/shell/Shell.tsx';
import { routesMessages } from './messages/routes.ts';
import { NeedsSignIn, NeedsSignOut } from './navigation/guards.tsx';
import type { RouteMeta } from './navigation/meta.ts';

const { titles, descriptions } = routesMessages;

const meta = (title: string, more: Omit<RouteMeta, 'title'> = {}): { handle: RouteMeta } => ({
  handle: { title, ...more },
});
const notFound = meta(titles.notFound, { rendered: true, status: 404 });
const ordering = meta(titles.orders, { layout: 'ordering', description: descriptions.orders });

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
      ...meta(titles.account, { layout: 'ordering' }),
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
      ...meta(titles.preferences, { layout: 'ordering' }),
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
        ...meta(titles.home, { rendered: true, published: true, insteadOf: home.id }),
        id: 'PageScreen',
        element: <Page title={titles.home} instead={home.element} builtIn />,
      },
      { element: <NeedsSignOut />, children: [{ path: '/login', ...meta(titles.signIn), ...login }] },
      { path: '/login-classic', ...meta(titles.signIn), ...login },
      {
        path: '/new-password',
        ...meta(titles.newPassword),
        ...lazyRoute(() => import('./features/session/NewPasswordScreen.tsx'), 'NewPasswordScreen'),
      },
      {
        path: '/register',
        ...meta(titles.register),
        ...lazyRoute(() => import('./features/session/RegisterScreen.tsx'), 'RegisterScreen'),
      },
      {
        path: '/logout',
        ...meta(titles.signedOut),
        ...lazyRoute(() => import('./features/session/LogoutScreen.tsx'), 'LogoutScreen'),
      },
      {
        path: '/out',
        ...meta(titles.sessionEnded),
        ...lazyRoute(() => import('./features/session/OutScreen.tsx'), 'OutScreen'),
      },
      {
        ...lazyRoute(() => import('./features/search/SearchFrame.tsx'), 'SearchFrame'),
        children: [
          {
            path: '/search/:needle?',
            ...meta(titles.search, { clearsPage: true, rendered: 'with its data' }),
            ...lazyRoute(() => import('./features/selector/PartsScreen.tsx'), 'PartsScreen'),
          },
          {
            path: '/wherebuy/:needle?',
            ...meta(titles.search, { description: descriptions.whereToBuy }),
            ...lazyRoute(() => import('./features/part/WhereToBuyScreen.tsx'), 'WhereToBuyScreen'),
          },
          {
            path: '/testcert/:needle?',
            ...meta(titles.search, { description: descriptions.certificates }),
            ...lazyRoute(() => import('./features/part/CertificateScreen.tsx'), 'CertificateScreen'),
          },
        ],
      },
      {
        path: '/part/:part',
        ...meta(titles.part, { rendered: 'with its data', lazy: ['PartView', 'DimensionsTab'] }),
        ...lazyRoute(() => import('./features/part/PartScreen.tsx'), 'PartScreen'),
      },
      {
        path: '/mungo-software',
        ...meta(titles.mungoSoftware),
        ...lazyRoute(() => import('./features/software/SoftwareScreen.tsx'), 'MungoSoftwareScreen'),
      },
      {
        path: `/${config.product}-software`,
        ...meta(titles.productSoftware(config.name)),
        ...lazyRoute(() => import('./features/software/SoftwareScreen.tsx'), 'ProductSoftwareScreen'),
      },
      {
        path: '/calculators/chemical-volume',
        ...meta(titles.chemicalVolume, { description: descriptions.chemicalVolume }),
        ...lazyRoute(() => import('./features/calculator/ChemicalVolumeScreen.tsx'), 'ChemicalVolumeScreen'),
      },
      { path: '/coderunner', element: <Navigate to="/coderunner/test?credentials=true" replace /> },
      {
        path: '/redirect/*',
        ...meta(titles.redirect),
        ...lazyRoute(() => import('./features/redirect/RedirectScreen.tsx'), 'RedirectScreen'),
      },
      {
        path: '/legacy-edge',
        ...meta(titles.legacyEdge, { rendered: true }),
        ...lazyRoute(() => import('./features/errors/LegacyEdgeScreen.tsx'), 'LegacyEdgeScreen'),
      },
      {
        path: '/quote',
        ...meta(titles.quote, { description: descriptions.quote }),
        ...lazyRoute(() => import('./features/order/QuoteScreen.tsx'), 'QuoteScreen'),
      },
      {
        path: '/compare/*',
        ...meta(titles.compare, { description: descriptions.compare }),
        ...lazyRoute(() => import('./features/selector/CompareScreen.tsx'), 'CompareScreen'),
      },
      {
        element: <NeedsSignIn />,
        children: [
          {
            path: '/landing',
            ...meta(titles.landing),
            ...lazyRoute(() => import('./features/session/LandingScreen.tsx'), 'LandingScreen'),
          },
          {
            path: '/coderunner/:script',
            ...meta(titles.scripts),
            ...lazyRoute(() => import('./features/coderunner/CodeRunnerScreen.tsx'), 'CodeRunnerScreen'),
          },
          {
            path: '/docs',
            ...meta(titles.docs),
            ...lazyRoute(() => import('./features/docs/DocsScreen.tsx'), 'DocsScreen'),
          },
          {
            path: '/changepassword',
            ...meta(titles.changePassword),
            ...lazyRoute(() => import('./features/session/ChangePasswordScreen.tsx'), 'ChangePasswordScreen'),
          },
          {
            path: '/hive',
            ...meta(titles.hive, { layout: 'ordering' }),
            ...lazyRoute(() => import('./features/hive/HiveScreen.tsx'), 'HiveScreen'),
          },
          {
            path: '/data/:section?',
            ...meta(titles.data, { layout: 'ordering' }),
            ...lazyRoute(() => import('./features/data/DataScreen.tsx'), 'DataScreen'),
          },
          orders,
        ],
      },
      {
        path: '/preview/:token',
        ...meta(titles.preview),
        ...lazyRoute(() => import('./features/page/PreviewScreen.tsx'), 'PreviewScreen'),
      },
      {
        path: '/not_authorised',
        ...meta(titles.notAuthorised, { keepsRefusal: true }),
        element: <NotAuthorisedPage />,
      },
      { path: '/unknown_error', ...meta(titles.unknownError), element: <UnknownErrorPage /> },
      { path: '/404', ...notFound, element: <NotFoundPage /> },
      {
        path: '*',
        ...meta(titles.notFound, { rendered: true, status: 404, published: true }),
        id: 'PageScreen',
        element: <Page title={titles.notFound} instead={<NotFoundPage />} />,
      },
    ],
  },
];
