/** Adding parts to an order from other pages. */
export const addToOrderMessages = {
  target: 'Add to',
  newOrder: 'A new order',
  open: (orderNumber: string) => `Open ${orderNumber}`,
  adding: (stockCode: string) => `Adding ${stockCode} …`,
  notAdded: (stockCode: string) => `${stockCode} was not added.`,
  added: (quantity: number, stockCode: string, order: string) => `Added ${quantity} of ${stockCode} to order ${order}.`,
};
