/** Adding parts to an order from other pages. */
export const addingMessages = {
  inOrder: (order: string, quantity: string) => `In ${order}: ${quantity}`,
  adding: (stockCode: string) => `Adding ${stockCode}…`,
  notAdded: (stockCode: string) => `${stockCode} was not added.`,
  set: 'The set',
  addedSet: (order: string) => `Added the set to order ${order}.`,
  added: (quantity: number, stockCode: string, order: string) => `Added ${quantity} of ${stockCode} to order ${order}.`,
};
