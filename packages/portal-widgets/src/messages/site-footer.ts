export const siteFooterMessages = {
  slogan: 'Trade fasteners, by the line and by the pallet.',
  order: { title: 'Order', signIn: 'Sign in', quickQuote: 'Quick quote', orders: 'Your orders' },
  find: {
    title: 'Find',
    search: 'Search parts',
    stores: 'Where to buy',
    certificates: 'Test certificates',
    families: 'Product families',
  },
  account: {
    title: 'Your account',
    account: 'Account',
    preferences: 'Preferences',
    password: 'Change password',
  },
  copyright: (year: number, name: string) => `© ${year} ${name}`,
  classic: 'Classic version of this site',
};
