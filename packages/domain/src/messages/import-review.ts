/** Columns of a list, with their labels. */
export const columnRoles = {
  code: 'Code',
  customer_code: 'Your code',
  description: 'Description',
  quantity: 'Quantity',
  unit: 'Unit',
  reference: 'Reference',
  none: 'Not used',
} as const;

/** IMP-06: how certain a match is. */
export const bands = { sure: 'Sure', check: 'Check', choose: 'Choose', unknown: 'Unknown' } as const;

/** Why a row of a list under review is left out or cannot be added. */
export const importReviewMessages = {
  leftOut: 'Left out',
  leftOutBecause: (reason: string) => `Left out. ${reason}`,
  mergedInto: (line: number) => `Merged into row ${line}`,
  orderNone: 'Leave the row out (S) to order none.',
} as const;
