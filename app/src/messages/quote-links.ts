export const quoteLinksMessages = {
  copied: 'Link copied.',
  copyBlocked: 'Your browser blocked copying. Select the link and copy it yourself.',
};
