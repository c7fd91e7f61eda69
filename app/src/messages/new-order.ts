export const newOrderMessages = {
  making: 'Creating a new order',
  failed: 'We couldn’t create the order.',
};
