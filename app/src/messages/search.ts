export const searchMessages = {
  navigation: 'Search results',
  parts: 'Parts',
  whereToBuy: 'Where to buy',
  certificates: 'Test certificates',
  quickQuote: (needle: string) => `Quick quote “${needle}”`,
};
