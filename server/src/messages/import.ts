export const importMessages = {
  noPart: (code: string) => `There is no part ${code}.`,
  quantityFilledIn: (quantity: number) => `No quantity given: ${quantity} is used.`,
  quantityZero: 'Left out. The quantity is 0.',
  quantityNegative: 'Left out. The quantity is below zero.',
  noCall: 'There is no such call here.',
  empty: 'The file is empty.',
  emptyWorkbook: 'The workbook has no rows.',
  oldWorkbook: 'The workbook has an old format or a password. Save it as XLSX without a password.',
  wrongKind: 'The file is not a workbook or a text list. Choose an XLSX, CSV or TSV file.',
  damaged: 'The workbook is damaged. Open it, save it again, or paste its rows.',
  unreadable: 'The workbook cannot be read. Save it again, or paste its rows.',
  unreadableAt: (row: string, column: string) =>
    `The workbook cannot be read. It stops at row ${row}, column ${column}. Save it again, or paste its rows.`,
  tooManyRows: (rows: string) =>
    `A sheet of the workbook goes down to row ${rows}, and at most 20,000 are read. Split it, or paste the rows.`,
  tooManyColumns: (most: number) => `A sheet of the workbook has more than ${most} columns. Paste the rows.`,
  tooLarge: 'The workbook unpacks to far more than a list. Paste the rows instead.',
  macros: 'The workbook has macros in it. Save it as XLSX without macros, or paste its rows.',
  tooSlow: 'The workbook takes too long to read. Paste its rows instead.',
  busy: 'Many workbooks are being read at this moment. Try again in a minute, or paste the rows.',
};
