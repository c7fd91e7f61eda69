import { loginPath } from '@portal/domain/session';
import { Navigate, type RouteObject, redirect } from 'react-router-dom';
import { NotAuthorisedPage, NotFoundPage, UnknownErrorPage } from './features/errors/ErrorPages.tsx';
import { RouteErrorPage } from './features/errors/RouteErrorPage.tsx';
import { Shell } from './features/shell/Shell.tsx';
import type { RouteMeta } from './navigation/meta.ts';
import type { Portal } from './portal/portal.ts';

const meta = (title: string, more: Omit<RouteMeta, 'title'> = {}): RouteMeta => ({ title, ...more });
const ordering = (title: string) => meta(title, { layout: 'ordering', description: 'Your orders, prices and stock.' });

/** Every route. Matching ignores case and a trailing slash (NAV-14), which is the router's own way. */
export function routesOf(portal: Portal): RouteObject[] {
  /** NAV-15: without a cookie, to the login page and back here afterwards. */
  const signedIn = ({ request }: { request: Request }) => {
    if (portal.bearer.read() !== null) return null;
    const { pathname, search, hash } = new URL(request.url);
    throw redirect(loginPath(pathname + search + hash));
  };
  /** NAV-04: signed in already. */
  const signedOut = ({ request }: { request: Request }) => {
    if (portal.bearer.read() === null) return null;
    const { search } = new URL(request.url);
    throw redirect(`/landing${search}`);
  };
  const login = { lazy: async () => ({ Component: (await import('./features/session/LoginScreen.tsx')).LoginScreen }) };

  return [
    {
      element: <Shell />,
      errorElement: <RouteErrorPage />,
      hydrateFallbackElement: <div aria-busy="true" />,
      children: [
        {
          errorElement: <RouteErrorPage />,
          children: [
            { path: '/', element: <Navigate to="/home" replace /> },
            {
              path: '/home',
              handle: meta('Home'),
              lazy: async () => ({ Component: (await import('./features/home/HomeScreen.tsx')).HomeScreen }),
            },
            { path: '/login', handle: meta('Sign in'), loader: signedOut, ...login },
            { path: '/login-classic', handle: meta('Sign in'), ...login },
            {
              path: '/landing',
              handle: meta('Welcome'),
              loader: signedIn,
              lazy: async () => ({ Component: (await import('./features/session/LandingScreen.tsx')).LandingScreen }),
            },
            {
              path: '/logout',
              handle: meta('Signed out'),
              lazy: async () => ({ Component: (await import('./features/session/LogoutScreen.tsx')).LogoutScreen }),
            },
            {
              path: '/out',
              handle: meta('Session ended'),
              lazy: async () => ({ Component: (await import('./features/session/OutScreen.tsx')).OutScreen }),
            },
            {
              path: '/changepassword',
              handle: meta('Change password'),
              loader: signedIn,
              lazy: async () => ({
                Component: (await import('./features/session/ChangePasswordScreen.tsx')).ChangePasswordScreen,
              }),
            },
            {
              path: '/search/:needle?',
              handle: meta('Search Results'),
              lazy: async () => ({ Component: (await import('./features/search/SearchScreen.tsx')).SearchScreen }),
            },
            {
              path: '/wherebuy/:needle?',
              handle: meta('Search Results', { description: 'Where to buy our fasteners.' }),
              lazy: async () => ({
                Component: (await import('./features/search/WhereToBuyScreen.tsx')).WhereToBuyScreen,
              }),
            },
            {
              loader: signedIn,
              handle: ordering('Orders'),
              lazy: async () => ({ Component: (await import('./features/orders/OrdersLayout.tsx')).OrdersLayout }),
              children: [
                {
                  path: '/orders',
                  lazy: async () => ({ Component: (await import('./features/orders/ListScreen.tsx')).ListScreen }),
                },
                {
                  path: '/orders/tabs/:options?',
                  lazy: async () => ({ Component: (await import('./features/orders/ListScreen.tsx')).ListScreen }),
                },
                {
                  path: '/orders/new',
                  handle: ordering('Orders'),
                  lazy: async () => ({
                    Component: (await import('./features/orders/NewOrderScreen.tsx')).NewOrderScreen,
                  }),
                },
                {
                  path: '/orders/account/:options?',
                  handle: ordering('Orders'),
                  lazy: async () => ({
                    Component: (await import('./features/account/AccountScreen.tsx')).AccountScreen,
                  }),
                },
                {
                  path: '/orders/quick_quote/:options?',
                  handle: ordering('Orders'),
                  lazy: async () => ({
                    Component: (await import('./features/order/QuickQuoteScreen.tsx')).QuickQuoteScreen,
                  }),
                },
                {
                  path: '/orders/:tab/:options?',
                  handle: ordering('Orders'),
                  lazy: async () => ({ Component: (await import('./features/order/OrderScreen.tsx')).OrderScreen }),
                },
                {
                  path: '/preferences',
                  handle: ordering('Preferences'),
                  lazy: async () => ({
                    Component: (await import('./features/account/PreferencesScreen.tsx')).PreferencesScreen,
                  }),
                },
              ],
            },
            { path: '/not_authorised', handle: meta('Not authorised'), element: <NotAuthorisedPage /> },
            { path: '/unknown_error', handle: meta('Something went wrong'), element: <UnknownErrorPage /> },
            { path: '/404', handle: meta('Page not found'), element: <NotFoundPage /> },
            { path: '*', handle: meta('Page not found'), element: <NotFoundPage /> },
          ],
        },
      ],
    },
  ];
}
