/** The choice of the order that parts are added to. */
export const addToOrderMessages = {
  target: 'Add to',
  newOrder: 'A new order',
  open: (orderNumber: string) => `Open ${orderNumber}`,
};
