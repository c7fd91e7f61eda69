export const orderListMessages = {
  loadFailed: 'We couldn’t load your orders.',
  cancelled: (orderNumber: string) => `${orderNumber} is cancelled. Its lines are saved.`,
  reopen: 'Reopen order',
};
