/** CART-23: the list of issues to review before confirming. Quantities and amounts arrive formatted. */
export const cartCheckMessages = {
  noLines: 'The order has no lines.',
  addParts: 'Add parts',
  retry: 'Try again',
  remove: 'Remove',
  keep: 'Keep it',
  order: (quantity: string) => `Order ${quantity}`,
  packQuantity: (quantity: string, code: string, why: string | null) =>
    `${quantity} of ${code} cannot be ordered. ${why}`,
  superseded: (code: string, next: string) => `${code} is superseded by ${next}.`,
  orderInstead: (code: string) => `Order ${code} instead`,
  stock: (available: string, code: string, ordered: string) => `${available} of ${code} in stock, ${ordered} ordered.`,
  stockFell: (available: string, code: string, seen: string, ordered: string) =>
    `${available} of ${code} in stock (${seen} when you last looked), ${ordered} ordered.`,
  discontinued: (stock: string) => `Discontinued: ${stock}`,
  wait: 'Wait for stock',
  noStock: (code: string) => `We don't know how many of ${code} are in stock.`,
  priceRisen: (code: string, from: string, to: string) => `The price of ${code} has risen from $${from} to $${to}.`,
  priceFallen: (code: string, from: string, to: string) => `The price of ${code} has fallen from $${from} to $${to}.`,
  acceptPrice: 'Accept',
  noPrice: (code: string) => `${code} has no price.`,
  poa: (code: string) => `${code} is priced on application.`,
  oldPrice: (last: string) => `The total uses the last price, $${last}.`,
  notAPart: (code: string) => `${code} is not a part.`,
  didYouMean: (code: string) => `Did you mean ${code}?`,
  useIt: 'Use it',
  choose: (option: string) => `Choose ${option}`,
  belowMinimum: (shortfall: string, minimum: string) => `$${shortfall} short of the minimum order of $${minimum}.`,
  /** Ends a text of deliveryMessages. */
  problem: (text: string) => `${text}.`,
  orderWithoutDate: 'Order without a date',
  removeCode: 'Remove the code',
} as const;
