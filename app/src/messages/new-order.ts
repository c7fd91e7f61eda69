export const newOrderMessages = {
  making: 'Making a new order',
  failed: "We couldn't create the order.",
};
