export const tipsMessages = {
  loadFailed: 'We couldn’t load the tips.',
  subjects: {
    order: 'In an order',
    orders: 'Your orders',
    quickQuote: 'Quick quotes',
    keyboard: 'Keyboard',
    search: 'Search',
    account: 'Account',
  },
};
