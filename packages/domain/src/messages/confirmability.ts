/** CART-07: why an order cannot be confirmed: a short text without a full stop, for the button's tooltip. */
export const confirmabilityMessages = {
  confirmed: 'Already confirmed',
  submitted: 'Already submitted',
  cancelled: 'The order was cancelled',
  beingConfirmed: 'Being confirmed',
  quickQuote: 'A quick quote is not an order yet',
  quote: 'A quote is not an order yet',
  noLines: 'The order has no lines',
  lineSoldIn: (line_number: number, increment: string) => `Line ${line_number} is sold in ${increment}s`,
  belowMinimum: (shortfall: string, minimum: string) => `$${shortfall} short of the minimum order of $${minimum}`,
} as const;

/** Why a line is not counted in the total, which prevents confirming. */
export const uncountedReasons = {
  not_a_part: (line_number: number) => `Line ${line_number} is not a part`,
  no_price: (line_number: number) => `Line ${line_number} has no price`,
  poa: (line_number: number) => `Line ${line_number} is priced on application`,
} as const;
