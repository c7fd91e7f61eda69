const lines = (count: number) => `${count} ${count === 1 ? 'line' : 'lines'}`;

/** The dialog that takes a list and reviews it. */
export const importDialogMessages = {
  title: {
    input: 'Add a list',
    review: 'Review the list',
    over: 'Some lines did not fit',
  },
  description: {
    input:
      'Paste rows from a spreadsheet or email, or choose an Excel or CSV file. You can use our codes, your codes or descriptions.',
    add: 'Nothing is ordered yet. Check the marked rows, then add the lines. One undo removes them all.',
    make: 'Nothing is ordered yet. Check the marked rows, then make the order.',
    left: 'These rows still need a decision. Choose a part and add them, or leave them out. If you close the list, they stay with the order on this device.',
    over: 'An order can have up to 500 lines. You can put the rest in a second order.',
  },
  list: 'List',
  file: 'File',
  review: 'Review the list',
  noInput: 'Paste or type at least one row.',
  add: (count: number) => `Add ${lines(count)}`,
  make: (count: number) => `Make an order of ${lines(count)}`,
  noParts: 'Choose a part for at least one row.',
  unchecked: 'Check the marked rows, or accept them all, before you add them.',
  unknownCodes: (count: number) => `${count} of them with an unknown code`,
  withoutPart: (count: number) => `${count} without a part will not be added`,
  notChecked: (count: number) => `${count} not checked will not be added`,
  leaveOut: 'Leave them out',
  added: (count: number, cartId: string) => `${lines(count)} added to ${cartId}.`,
  onlySheet: (sheet: string, others: readonly string[]) =>
    `Only the sheet ${sheet} was imported, not ${others.join(', ')}.`,
  tooManyRows: (imported: number, more: number) =>
    `Only the first ${imported} rows were imported; the list has ${more} more.`,
  /** CART-13: rows beyond the line limit. */
  over: {
    explanation: (fitted: string) => `${fitted} These are not ordered yet:`,
    row: (row: number, stockCode: string, quantity: number) => `Row ${row}: ${stockCode} × ${quantity}`,
    secondOrder: (count: number) => `Put the other ${count} in a second order`,
  },
};
