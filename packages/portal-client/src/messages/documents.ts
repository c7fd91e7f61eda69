export const documentsMessages = {
  invoiceFailed: 'We couldn’t load the invoice. Try again.',
  documentFailed: 'We couldn’t load the document. Try again.',
  pricesFailed: 'We couldn’t create the price file. Try again.',
};
