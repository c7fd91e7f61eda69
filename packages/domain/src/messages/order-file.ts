/** IMP-05: headings of an order as a file or as text. The same as those of the order's workbook, so that all import alike. */
export const orderFileMessages = {
  code: 'Stock code',
  customerCode: 'Your code',
  description: 'Description',
  quantity: 'Quantity',
  price: 'Price',
  pricePer: 'Price per',
  total: 'Total',
  reference: 'Reference',
  onApplication: 'On application',
} as const;
