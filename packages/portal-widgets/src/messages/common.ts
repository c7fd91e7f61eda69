/** Texts that several widgets share. */
export const commonMessages = {
  account: 'Account',
  cancel: 'Cancel',
  change: 'Change',
  copy: 'Copy',
  description: 'Description',
  dismiss: 'Dismiss',
  findParts: 'Find parts',
  part: 'Part',
  partsFailed: 'We couldn’t load the list of parts.',
  quantity: 'Quantity',
  remove: 'Remove',
  signIn: 'Sign in',
  tryAgain: 'Try again',
  undo: 'Undo',
  warehouse: 'Warehouse',
  workedOnBy: 'Worked on by',
  yourCode: 'Your code',
  lines: (count: number) => `${count} ${count === 1 ? 'line' : 'lines'}`,
  /** Follows a number of lines that is shown without its unit where there is a column for it. */
  lineUnit: (count: number) => (count === 1 ? 'line' : 'lines'),
  /** A button that shows `count` more rows of a long list. */
  showMore: (count: number, total: number) => `Show ${count} more of ${total}`,
};
