/** What is wrong with the delivery of an order. Without a full stop: some screens show these texts in a tooltip, others in a sentence. */
export const deliveryMessages = {
  /** CART-07 */
  option: {
    missing: 'Choose a delivery option',
    gone: 'The chosen delivery option is no longer available',
  },
  /** CART-17 */
  forwardDate: {
    invalid: 'The forward date is not valid',
    past: 'The forward date has passed',
    tooFar: (days: number) => `An order can be dated at most ${days} days ahead`,
  },
} as const;
