/** NAV-13: the title that a path is served with, before the app has loaded; paths in lower case without a slash at the end. */
const titles: Readonly<Record<string, string>> = {
  '/': 'Home',
  '/home': 'Home',
  '/login': 'Sign in',
  '/login-classic': 'Sign in',
  '/new-password': 'New password',
  '/register': 'Get a user name',
  '/landing': 'Welcome',
  '/logout': 'Signed out',
  '/out': 'Session ended',
  '/changepassword': 'Change password',
  '/preferences': 'Preferences',
  '/quote': 'Quote',
  '/hive': 'The Hive',
  '/docs': 'API documentation',
  '/not_authorised': 'Not authorised',
  '/unknown_error': 'Something went wrong',
  '/404': 'Page not found',
  '/legacy-edge': 'Legacy browser',
  '/mungo-software': 'Mungo software',
  '/calculators/chemical-volume': 'Chemical volume',
};

/** Titles of everything below a path. */
const sections: Readonly<Record<string, string>> = {
  '/orders': 'Orders',
  '/search': 'Search Results',
  '/wherebuy': 'Search Results',
  '/testcert': 'Search Results',
  '/compare': 'Compare parts',
  '/redirect': 'Redirecting...',
  '/coderunner': 'Scripts',
  '/part': 'Part',
};

/** Supplier's name, from its code. */
export const supplierName = (product: string) => `${product.charAt(0).toUpperCase()}${product.slice(1)}`;

/** `Search Results · Tradeparts` for `/search/m16`; the name alone for a path that is not known here. */
export function titleOf(path: string, product: string): string {
  const plain = path.toLowerCase().replace(/\/+$/, '') || '/';
  const section = Object.entries(sections).find(([start]) => plain === start || plain.startsWith(`${start}/`));
  const own = plain === `/${product}-software` ? `${supplierName(product)} software` : undefined;
  const title = own ?? titles[plain] ?? section?.[1];
  return title === undefined ? supplierName(product) : `${title} · ${supplierName(product)}`;
}
