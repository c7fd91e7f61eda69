export const quoteActionsMessages = {
  unsent:
    'Some changes haven’t been sent to the server yet. They are stored on this device. Try again when you are online.',
  expired: (quote: string, order: string) => `${quote} has expired: ${order} has the prices of the day.`,
  cancelled: 'The quote was cancelled',
  links: {
    copied: 'Link copied.',
    copyBlocked: 'Your browser blocked copying. Select the link and copy it yourself.',
  },
};
