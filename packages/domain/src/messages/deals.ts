/** Why a promo code is refused. */
export const promoRefusals = {
  unknown: 'We could not find this promo code. Check the spelling.',
  not_started: 'This promo code is not valid yet.',
  expired: 'This promo code has expired.',
  used_up: 'This promo code has been used up.',
  other_account: 'This promo code is for another account.',
  below_minimum: 'The order is below the minimum for this promo code.',
  no_lines: 'This promo code does not apply to any line of this order.',
} as const;

/** What a deal or promo code gives. */
export const dealMessages = {
  percentOff: (percent: number, category: string) => `${percent}% off ${category}`,
  amountOff: (amount: string, minimum: string) => `$${amount} off orders of $${minimum} or more`,
  quantityPrice: (stock_code: string, price: string, price_per: number, quantity: string) =>
    `${stock_code} at $${price} per ${price_per} from ${quantity}`,
  promoNeeds: (minimum: string) => `This promo code needs an order of $${minimum} or more.`,
  promoGave: (name: string, value: string) => `${name}: $${value} off.`,
} as const;
