export const matchingSetMessages = {
  label: 'Matching set',
  aside: 'Parts that fit each other by size, thread, class and finish',
  perSet: (pieces: string) => `${pieces} per set`,
  pieces: (pieces: string) => `${pieces} pieces`,
  price: (price: string) => `${price} / 100 sets`,
  priceUnknown: 'No price for the whole set',
  inStock: (sets: string) => `${sets} sets in stock`,
  sets: 'Number of sets',
  add: 'Add set',
};
