/** Problems with a file, its header or a row, and how to fix them. */
export const readingMessages = {
  emptyFile: { message: 'the file is empty', remedy: 'Export it again with a header line.' },
  openQuote: {
    message: 'a quoted cell that begins here does not end',
    remedy: 'Close the quotation mark, or double it where it belongs to the value.',
  },
  longLine: {
    message: 'the line has too many characters for a row',
    remedy: 'Is it a text file with a row on each line? Export it again as CSV.',
  },
  tooFewCells: (cells: number, columns: number) => ({
    message: `the row has ${cells} cells and the header ${columns}`,
    remedy: 'The file may be cut off, or a quoted cell is not closed. Export it again.',
  }),
  tooManyCells: (cells: number, columns: number) => ({
    message: `the row has ${cells} cells and the header ${columns}`,
    remedy: 'Put cells that contain the delimiter in quotation marks.',
  }),
  leftOut: (rows: number) => ({
    message: rows === 1 ? '1 row is left out by the mapping' : `${rows} rows are left out by the mapping`,
    remedy: 'If they are needed, remove leave_out from the mapping.',
  }),
  /** For the column that marks deleted rows, which a mapping cannot translate. */
  deletedRemedy: 'Write yes or no.',
  header: {
    columnTwice: (column: string) => ({
      message: `the header names the column ${column} twice`,
      remedy: 'Rename or remove one of the two columns.',
    }),
    otherDelimiter: (delimiter: string) => ({
      message: 'the header has a single column: the delimiter is another one',
      remedy: `Set delimiter: "${delimiter}" in the mapping file.`,
    }),
    missing: (columns: readonly string[]) => ({
      message: `the header lacks the column${columns.length === 1 ? '' : 's'} ${columns.join(', ')}`,
      remedy:
        'Is the first line the header? If it is further down, set header_line in the mapping file. Otherwise add the columns, or name them there (columns).',
    }),
    /** These two continue the name of a column. */
    notFilled: (name: string) => ({
      message: `is not filled: the file has no column ${name}`,
      remedy: 'Correct the name in the mapping file.',
    }),
    ignored: {
      message: 'is not a column of this feed and is ignored',
      remedy: 'If it is needed, name it in the mapping file (columns).',
    },
  },
  json: {
    notAnObject: { message: 'the line is not a JSON object', remedy: 'Write one JSON object on each line.' },
    invalid: { message: 'the line is not valid JSON', remedy: 'Write one JSON object on each line.' },
    /** Continues the name of a column. */
    ignored: {
      message: 'is not a column of this feed and is ignored',
      remedy: 'Name it in the mapping file (columns).',
    },
  },
  place: (file: string, line: number) => `${file}, line ${line}`,
  /** `what`: the column, the value, both or nothing. */
  problem: (place: string, what: string, message: string, remedy: string) =>
    `${place}: ${what === '' ? '' : `${what} `}${message}. ${remedy}`,
  warning: (problem: string) => `Warning: ${problem}`,
} as const;
