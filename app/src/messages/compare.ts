export const compareMessages = {
  title: 'Compare parts',
  openPage: 'Open on its own page',
  scale: 'All drawings are to the same scale.',
};
