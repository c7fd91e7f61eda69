export const quotesMessages = {
  notSaved: 'This has not been saved as a quote yet.',
  noLink: 'This link no longer shows a quote. Ask for a new one.',
  nameOne: 'Name a quote, or the token of a link',
  lineGone: 'A line is no longer in this quote',
  isOrder: 'This is an order already.',
  nothingToOrder: 'There is no line with a quantity to order.',
};
