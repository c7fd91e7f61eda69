export const cartMessages = {
  submitted: 'The order has been submitted.',
  cancelled: 'The order was cancelled.',
  notConfirmed: 'The order is not confirmed yet.',
  confirmed: 'The order is confirmed. Unconfirm it to change it.',
  notPossible: 'This is not possible for this order.',
  confirmTooltip: 'Confirm the order',
  webDiscount: 'Web discount',
  someAdded: (reason: string, added: number, given: number) =>
    `${reason} The first ${added} of ${given} items were added.`,
  copy: {
    quote: 'This is a quote. Turn it into an order instead.',
    empty: 'The order has no lines to copy.',
  },
  merge: {
    same: 'Choose two different orders.',
    quote: 'Only orders can be merged, not quotes.',
    notOpen: (orderNum: string) => `Only open orders can be merged: ${orderNum} is not open.`,
    otherAccount: 'Only orders of the same account can be merged.',
    empty: (orderNum: string) => `${orderNum} has no lines to add.`,
    tooMany: (maximum: number) =>
      `Nothing was merged: together they have more than ${maximum} lines, or too many of one part.`,
  },
  export: {
    empty: 'The order has no lines to export.',
    cancelledTitle: 'Cancelled order',
    submittedTitle: 'Order confirmation',
  },
};

/** IMP-05: words of the workbook. */
export const cartWorkbookMessages = {
  sheet: 'Order',
  stockCode: 'Stock code',
  yourCode: 'Your code',
  description: 'Description',
  quantity: 'Quantity',
  price: 'Price',
  pricePer: 'Price per',
  total: 'Total',
  reference: 'Reference',
  onApplication: 'On application',
};
