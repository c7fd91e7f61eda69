/** Adding parts to an order from other pages. */
export const addToOrderMessages = {
  target: 'Add to',
  newOrder: 'A new order',
  open: (orderNumber: string) => `Open ${orderNumber}`,
};
