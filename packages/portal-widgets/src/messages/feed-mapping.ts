const number = (value: number) => value.toLocaleString('en-AU');
const rows = (count: number) => `${number(count)} ${count === 1 ? 'row' : 'rows'}`;

/** How files of other systems are read: the table of columns, the preview, the result and the list of sources. */
export const feedMappingMessages = {
  table: {
    label: 'Columns of the file',
    columns: {
      name: 'Column in the file',
      row: 'Row 1',
      field: 'Portal field',
      match: 'Match',
      change: 'Change the value',
      becomes: 'Row 1 becomes',
    },
    field: (name: string) => `Portal field for ${name}`,
    notImported: 'Not imported',
    required: (field: string) => `${field} *`,
    percent: (percent: number) => `${percent} %`,
    byHand: 'Chosen',
    reasons: {
      name: 'The name is known.',
      similar: 'The name is similar to a known one.',
      values: 'Only the values look alike.',
    },
    check: 'Check it.',
    none: 'None',
    multiply: (field: string) => `Multiply ${field} by`,
    multiplyHint: 'Such as 0.001 for grams, or 100 for prices a piece.',
    notAFactor: 'Enter a number above 0.',
    values: (field: string) => `Values of ${field}`,
    value: (value: string) => `“${value}” means`,
    noMeaning: 'Choose a value',
    open: (change: string, name: string) => `${change}, ${name}`,
    change: 'Change',
    close: 'Close',
    multiplied: (factor: number) => `Multiply by ${factor}`,
    mapped: (count: number) => `Map ${count} ${count === 1 ? 'value' : 'values'}`,
  },
  constants: {
    title: 'Fields without a column',
    hint: 'Every row gets this value. Columns in braces are filled in: {Code}-{Finish} makes 4711-ZP.',
  },
  formats: {
    feed: 'The file holds',
    delimiter: 'Separator',
    delimiters: { '': 'Detected automatically', ',': 'Comma', ';': 'Semicolon', '\t': 'Tab', '|': 'Vertical bar' },
    encoding: 'Encoding',
    encodings: {
      '': 'Detected automatically',
      'utf-8': 'UTF-8',
      'utf-16le': 'UTF-16',
      'windows-1252': 'Windows-1252',
    },
    numbers: 'Numbers look like',
    dates: 'Dates look like',
    headerLine: 'Header is on',
    line: (line: number) => `Line ${line}`,
  },
  preview: {
    title: 'Preview',
    facts: (shown: number, all: number) => `${shown} of ${rows(all)} as the portal reads them`,
    line: 'Line',
    change: 'Change',
    changes: { new: 'New', changed: 'Changed', same: 'Unchanged' },
    before: (value: string) => `was ${value === '' ? 'empty' : value}`,
    empty: 'The file has no rows below its header.',
    stopped: (line: number | null) =>
      line === null ? 'The file cannot be read.' : `The file cannot be read from line ${number(line)} on.`,
  },
  result: {
    title: 'Result',
    whole: 'whole file',
    count: 'Rows in the file',
    wrong: 'Rows with an error',
    read: 'Rows read',
    leftOut: 'Rows left out',
    leaveOut: (count: number) => (count === 1 ? 'Leave this row out' : `Leave these ${number(count)} rows out`),
    leftOutBy: (field: string, values: readonly string[]) =>
      `Rows are left out where ${field} is ${values.map((value) => (value === '' ? 'empty' : `“${value}”`)).join(' or ')}.`,
    readAgain: 'Read them again',
    live: 'Against the live data',
    liveRows: (count: number) => `${rows(count)} live`,
    first: (count: number) => `first ${rows(count)}`,
    added: 'New',
    changed: 'Changed',
    same: 'Unchanged',
    missing: 'Only in the live data',
    missingHint: 'They are deleted if the file is loaded as a complete one.',
    problems: 'Before you save',
    noProblems: 'Every row can be read.',
    sentence: (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`,
    fault: (column: string, message: string) => `${column} ${message}`,
    where: (count: number, line: number) => `${rows(count)}, first on line ${number(line)}`,
    values: (values: readonly string[]) => values.map((value) => `“${value}”`).join(', '),
  },
  sources: {
    label: 'Sources',
    columns: {
      name: 'Files begin with',
      feed: 'Hold',
      last: 'Last file',
      every: 'Expected',
      state: 'State',
      actions: 'Actions',
    },
    every: (hours: number | null, dailyBy: string | null) => {
      if (dailyBy !== null) return `every day by ${dailyBy}`;
      if (hours === null) return 'no schedule';
      if (hours % 24 === 0) return hours === 24 ? 'every day' : `every ${hours / 24} days`;
      return hours === 1 ? 'every hour' : `every ${hours} hours`;
    },
    late: 'Late',
    onTime: 'On time',
    /** Of a source without a schedule, which is never late. */
    noState: '–',
    never: 'No file yet',
    change: 'Change',
    changeLabel: (name: string) => `Change the source ${name}`,
    remove: 'Delete',
    removeLabel: (name: string) => `Delete the source ${name}`,
  },
};
