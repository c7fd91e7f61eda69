/** Quotes: why an action failed, and what changed in the order. */
export const quotesMessages = {
  unsent:
    'Some changes haven’t been sent to the server yet. They are stored on this device. Try again when you are online.',
  expired: (quote: string, order: string) => `${quote} has expired, so ${order} uses today’s prices.`,
};
