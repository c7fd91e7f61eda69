export const ordersMessages = {
  newerInOtherTab: 'A newer version of the portal is open in another tab. Load this page again.',
  updated: 'The portal has been updated. Reload this page.',
  unsent: 'Some changes haven’t been sent to the server yet. Try again in a moment.',
  createFailed: 'We couldn’t reach the server, so no order was created. Try again.',
  mergeFailed: 'We couldn’t reach the server, so nothing was merged. Try again.',
  changeFailed: 'We couldn’t reach the server, so nothing was changed. Try again.',
  add: {
    noPrices: 'We couldn’t load the prices, so nothing was added. Try again.',
    notSold: 'None of these parts is sold any more.',
    noOrder: 'We could not find that order, so nothing was added.',
  },
};
