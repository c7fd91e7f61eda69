export const quotesMessages = {
  title: 'Quotes',
  allOrders: 'All orders',
  loadFailed: 'We couldn’t load your quotes.',
  empty: 'No quotes yet',
  emptyHint: 'Price parts in the Quick Quote tab and save them. The prices are then valid for 30 days.',
  quickQuote: 'Quick quote',
};
