export const ownCodesMessages = {
  title: 'Your part codes',
  loadFailed: 'We couldn’t load your part codes.',
};
