export const errorPagesMessages = {
  searchParts: 'Search parts',
  orders: 'Orders',
  notFound: {
    title: 'Page not found',
    text: (path: string | null) =>
      path === null ? 'There is no page at this address.' : `There is no page at ${path}.`,
  },
  notAuthorised: {
    title: 'You don’t have access',
    text: (path: string | null) => `Your user can’t open ${path ?? 'this page'}. Ask your administrator for access.`,
  },
  unknownError: {
    title: 'Something went wrong',
    text: 'We have been notified. Your order lines are stored on this device until the server has them.',
  },
  legacyEdge: {
    title: 'This browser is no longer supported',
    text: 'You are using Legacy Edge, which Microsoft stopped supporting in 2021. Use the current Edge, Chrome, Firefox or Safari. Your saved orders are there as you left them.',
  },
};
