export const siteHeaderMessages = {
  commands: 'Commands and keys, Ctrl K',
  offline: 'No connection',
  cart: (total: string) => `Cart, ${total}`,
  signIn: 'Sign in',
  search: {
    label: (category: string) => `Search ${category}`,
    category: 'Search in',
    categories: { prodsearch: 'Products', wtb: 'Where to buy', certificates: 'Certificates' },
    placeholders: {
      prodsearch: 'Code, size or words',
      wtb: 'Place, postcode or store',
      certificates: 'Certificate number, batch or part',
    },
    amongParts: (placeholder: string, parts: string) => `${placeholder} in ${parts} parts`,
    allMatches: 'Press Enter for all matches',
  },
  account: {
    heading: 'Account',
    switch: 'Switch account',
    current: (name: string, code: string) => `You order for ${name}, ${code}.`,
    hint: 'Type a code, a name or a suburb.',
    none: 'No matching account.',
  },
};
