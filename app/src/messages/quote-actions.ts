export const quoteActionsMessages = {
  cancelled: 'The quote was cancelled',
  links: {
    copied: 'Link copied.',
    copyBlocked: 'Your browser blocked copying. Select the link and copy it yourself.',
  },
};
