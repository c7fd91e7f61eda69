/** Why a line of a list is left out, and notes on how its columns were read. */
export const importRowMessages = {
  signature: 'Part of a signature.',
  talk: 'Looks like part of a message.',
  headings: 'Column headings.',
  aboveHeadings: 'Above the column headings.',
  headsRows: 'Heading of the rows below it.',
  quantityOfAbove: 'Quantity of the row above.',
  partOfAbove: 'Continues the row above.',
  noPart: 'The row names no part.',
  total: 'A total, tax or freight.',
  twoQuantities: (per: string, total: string) =>
    `The list has both “${per}” and “${total}”. The quantities are from “${total}”.`,
} as const;
