/** Texts of the OpenAPI document. */
export const documentationMessages = {
  title: 'Trade parts portal',
  appToken: 'Tells portals apart; no secret.',
  envelope: 'The envelope; its status says whether the call succeeded.',
  milliseconds: 'Milliseconds.',
  error: 'A short reason for machines; null when all is well.',
  groups: {
    session: 'Session and account',
    carts: 'Carts',
    quotes: 'Quotes',
    data: 'Data',
    favourites: 'Favourites',
    delivery: 'Delivery',
    orders: 'Orders and documents',
    hive: 'Hive',
    software: 'Software',
    browser: 'Browser',
    catalogue: 'Catalogue, price and stock',
  },
};
