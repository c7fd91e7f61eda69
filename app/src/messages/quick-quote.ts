export const quickQuoteMessages = {
  loadFailed: 'We couldn’t load your quick quote.',
};
