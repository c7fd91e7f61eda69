/** Routes that a redirect may name (NAV-17). `{name}` is required, `{name?}` optional. */
const named = {
  home: '/home',
  landing: '/landing',
  login: '/login',
  logout: '/logout',
  orders: '/orders/{tab?}/{options?}',
  preferences: '/preferences',
  part: '/part/{part}',
  search: '/search/{needle?}',
  wherebuy: '/wherebuy/{needle?}',
  testcert: '/testcert/{needle?}',
  docs: '/docs',
  NotAuthorised: '/not_authorised',
  LegacyEdge: '/legacy-edge',
} as const satisfies Readonly<Record<string, string>>;

/** Shows no user message: it is reported, and the unknown-error page is shown. */
export class RouteError extends Error {
  override name = 'RouteError';
}

/** The path of a named route. Throws a `RouteError` for an unknown name or a missing parameter. */
export function pathOf(name: string, params: Readonly<Record<string, string | undefined>> = {}): string {
  const path = Object.entries(named).find(([known]) => known === name)?.[1];
  if (path === undefined) throw new RouteError(`There is no route ${JSON.stringify(name)}`);
  return path.replace(/\/\{(\w+)(\??)\}/g, (_, key: string, optional: string) => {
    const value = Object.hasOwn(params, key) ? (params[key] ?? '') : '';
    if (value !== '') return `/${encodeURIComponent(value)}`;
    if (optional === '') throw new RouteError(`The route ${name} needs ${key}`);
    return '';
  });
}
