/** A published page. */
export const pageMessages = {
  loadFailed: 'We couldn’t load this page.',
  loadFailedHint: 'Check the connection, then try again.',
  selectorRegion: 'The product selector',
};
