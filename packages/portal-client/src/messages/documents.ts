export const documentsMessages = {
  invoiceFailed: "We couldn't load the invoice. Try again.",
  pricesFailed: "We couldn't make the price file. Try again.",
};
