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
  /** Rows that were not added. */
  notAdded: {
    /** Reasons recorded with the order. */
    recorded: {
      byUser: 'Left out by the user.',
      noPart: 'No part was chosen.',
      notChecked: 'Not checked by the user.',
    },
    noPart: 'no part was chosen',
    notChecked: 'not checked',
    row: (row: number, source: string) => `row ${row} (${source})`,
    rows: (why: string, rows: readonly string[], more: number) =>
      `${why} for ${rows.join(', ')}${more > 0 ? ` and ${more} more` : ''}`,
    message: (reasons: readonly string[]) => `Not added: ${reasons.join('; ')}.`,
  },
} as const;
