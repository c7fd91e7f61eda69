export const missingOrderMessages = {
  title: (id: string) => `There is no order ${id}.`,
  text: 'It does not exist, or it belongs to an account that is not yours.',
  allOrders: 'All orders',
};
