/** Why an edit of an order is refused. */
export const refusalReasons = {
  /** CART-13: this exact text. */
  line_cap: 'The maximum number of lines (500) for a single order has been reached.',
  locked: 'The order is confirmed. Unconfirm it to change it.',
  submitted: 'The order has been submitted.',
  cancelled: 'The order was cancelled.',
  unknown_line: 'The line is no longer in this order.',
  changed_since: 'Someone else has changed this in the meantime.',
  bad_quantity: 'The quantity is not a whole number from 0 to 9,999,999.',
  duplicate_line: 'A line with this ID already exists.',
  not_allowed: 'This change is not allowed.',
} as const;
