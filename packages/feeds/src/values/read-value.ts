import type { ColumnType, Value } from '../records/index.ts';
import { readDate } from './read-date.ts';
import { readDecimal, readInteger } from './read-number.ts';
import type { Fault, Formats } from './types.ts';

const yes: ReadonlySet<string> = new Set(['yes', 'y', 'true', 't', '1', 'x']);
const no: ReadonlySet<string> = new Set(['no', 'n', 'false', 'f', '0']);
/** Error values that spreadsheets write for failed formulas. */
const failedFormula = /^#(REF|N\/A|VALUE|NAME|DIV\/0|NUM|NULL)[!?]?$/i;
const address = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

export const fault = (message: string, remedy: string): Fault => ({ message, remedy });
export const isFault = (read: Value | Fault): read is Fault =>
  typeof read === 'object' && read !== null && 'remedy' in read;

function ofLength(text: string, longest: number): Value | Fault {
  if (text.length <= longest) return text;
  return fault(
    `is ${text.length} characters long; at most ${longest} fit`,
    'Shorten the value, or check that the columns are in the right places.',
  );
}

function readCode(text: string, longest: number, letters: 'upper' | 'lower'): Value | Fault {
  return ofLength(letters === 'upper' ? text.toUpperCase() : text.toLowerCase(), longest);
}

function readList(text: string, longest: number): Value | Fault {
  const items = text.split('|').map((item) => item.trim());
  const long = items.find((item) => item.length > longest);
  if (long !== undefined) {
    return fault(`has an entry longer than ${longest} characters`, 'Separate the entries by |.');
  }
  return [...new Set(items.filter((item) => item !== ''))];
}

function readBoolean(text: string): Value | Fault {
  const word = text.toLowerCase();
  if (yes.has(word)) return true;
  if (no.has(word)) return false;
  return fault('is neither yes nor no', 'Write yes or no, or map the value in the mapping file (values).');
}

function readChoice(text: string, values: readonly string[]): Value | Fault {
  const found = values.find((value) => value.toLowerCase() === text.toLowerCase());
  if (found !== undefined) return found;
  return fault(
    'is not a value of this column',
    `Write one of ${values.join(', ')}, or map the value in the mapping file (values).`,
  );
}

/** Returns the value of a cell that is not empty, or what is wrong with it. */
export function readValue(type: ColumnType, text: string, formats: Formats): Value | Fault {
  if (text.includes('\uFFFD') || text.includes('\0')) {
    return fault(
      'has characters that cannot be read',
      'Set the encoding of the file in the mapping file, such as windows-1252.',
    );
  }
  if (/^[=@]/.test(text) && type.kind !== 'text') {
    return fault('is a formula', 'Export the result of the formula, not the formula.');
  }
  if (/^=[A-Z(+\-\d]/i.test(text)) {
    return fault('is a formula', 'Export the result of the formula, not the formula.');
  }
  if (failedFormula.test(text)) {
    return fault('is the error of a formula', 'Correct the formula in the spreadsheet and export it again.');
  }
  switch (type.kind) {
    case 'code':
      return readCode(text, type.longest, type.letters);
    case 'text':
      return ofLength(text, type.longest);
    case 'list':
      return readList(text, type.longest);
    case 'integer':
      return readInteger(text, type, formats);
    case 'decimal':
      return readDecimal(text, type, formats);
    case 'boolean':
      return readBoolean(text);
    case 'date':
      return readDate(text, formats);
    case 'choice':
      return readChoice(text, type.values);
    case 'email':
      return address.test(text)
        ? ofLength(text, 200)
        : fault('is not an e-mail address', 'Write one address, such as name@example.com.');
  }
}
