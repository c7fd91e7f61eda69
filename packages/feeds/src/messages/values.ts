/** Problems with a value, continuing "The value …", and how to fix them. */
export const valueMessages = {
  empty: { message: 'is empty', remedy: 'Every row needs a value here.' },
  tooLong: (length: number, longest: number) => ({
    message: `is ${length} characters long; at most ${longest} fit`,
    remedy: 'Shorten the value, or check that the columns are in the right places.',
  }),
  longEntry: (longest: number) => ({
    message: `has an entry longer than ${longest} characters`,
    remedy: 'Separate the entries by |.',
  }),
  wrongEntry: (entry: string, form: string) => ({
    message: `has the entry ${entry}, which is not ${form}`,
    remedy: `Write each entry as ${form}, and separate the entries by |.`,
  }),
  notBoolean: {
    message: 'is neither yes nor no',
    remedy: 'Write yes or no, or map the value in the mapping file (values).',
  },
  notAChoice: (values: readonly string[]) => ({
    message: 'is not a value of this column',
    remedy: `Write one of ${values.join(', ')}, or map the value in the mapping file (values).`,
  }),
  notATime: { message: 'is not a time of day', remedy: 'Write hours and minutes of 24 hours, such as 09:30 or 14:05.' },
  notAnAddress: { message: 'is not an email address', remedy: 'Write one address, such as name@example.com.' },
  notALink: {
    message: 'is not an address of a file',
    remedy: 'Write an address that begins with https://, or a path of this site, such as /media/sheet.pdf.',
  },
  unreadable: {
    message: 'has characters that cannot be read',
    remedy: 'Set the encoding of the file in the mapping file, such as windows-1252.',
  },
  formula: { message: 'is a formula', remedy: 'Export the result of the formula, not the formula.' },
  unvaluedFormula: {
    message: 'is a formula without a value',
    remedy: 'Open the file in Excel and save it, so that it stores the result.',
  },
  failedFormula: {
    message: 'is the error of a formula',
    remedy: 'Correct the formula in the spreadsheet and export it again.',
  },
  number: {
    invalid: { message: 'is not a number', remedy: 'Write digits only, without currency or unit.' },
    onApplication: {
      message: 'is not a number',
      remedy: 'Leave this row out, and set poa to yes for the part in the parts feed.',
    },
    /** `format` is an entry of the mapping file, such as `decimal: "," and thousands: "."`. */
    otherFormat: (format: string) => ({
      message: 'is not a number',
      remedy: `Write 1234.56, or set ${format} in the mapping file.`,
    }),
    format: (decimal: string, thousands: string) => `decimal: "${decimal}" and thousands: "${thousands}"`,
    belowZero: { message: 'is less than 0', remedy: 'Write 0 where there is none.' },
    tooSmall: (least: number, most: number) => ({
      message: `is less than ${least}`,
      remedy: `Write a number from ${least} to ${most}.`,
    }),
    tooLarge: (least: number, most: number) => ({
      message: `is more than ${most}`,
      remedy: `Write a number from ${least} to ${most}.`,
    }),
    notWhole: { message: 'is not a whole number', remedy: 'Write a whole number.' },
    decimals: (most: number) => ({
      message: `has more than ${most} decimals`,
      // Only prices have so few decimals.
      remedy:
        most <= 2
          ? 'Round it; give a price for 100 or 1,000 pieces with price_per of the parts feed.'
          : `Round it to ${most} decimals, or give the column a factor in the mapping: products are rounded, with the factor 1 too.`,
    }),
  },
  date: {
    otherFormat: (format: string) => ({
      message: `is not a date written as ${format}`,
      remedy: 'Write it this way, or set the date format in the mapping file, such as DD/MM/YYYY.',
    }),
    outside: (earliest: number, latest: number) => ({
      message: `is not a date from ${earliest} to ${latest}`,
      remedy: 'Leave the cell empty where there is no date; spreadsheets write 1900 for an empty one.',
    }),
  },
} as const;
