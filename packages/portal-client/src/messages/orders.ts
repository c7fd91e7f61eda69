export const ordersMessages = {
  newerInOtherTab: 'A newer version of the portal is open in another tab. Load this page again.',
  updated: 'The portal has been updated. Reload this page.',
  unsent: 'Some changes haven’t been sent to the server yet. Try again in a moment.',
  createFailed: "We couldn't reach the server, so no order was made. Try again.",
  mergeFailed: "We couldn't reach the server, so nothing was merged. Try again.",
  changeFailed: "We couldn't reach the server, so nothing was changed. Try again.",
  add: {
    inOrder: (order: string, quantity: string) => `In ${order}: ${quantity}`,
    adding: (stockCode: string) => `Adding ${stockCode} …`,
    notAdded: (stockCode: string) => `${stockCode} was not added.`,
    set: 'The set',
    addedSet: (order: string) => `Added the set to order ${order}.`,
    added: (quantity: number, stockCode: string, order: string) =>
      `Added ${quantity} of ${stockCode} to order ${order}.`,
    noPrices: "We couldn't load the prices, so nothing was added. Try again.",
    notSold: 'None of these parts is sold any more.',
    noOrder: 'We could not find that order, so nothing was added.',
  },
};
