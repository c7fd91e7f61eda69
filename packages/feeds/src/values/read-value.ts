import { valueMessages } from '../messages/values.ts';
import type { ColumnType, EntryForm, Value } from '../records/index.ts';
import { readDate } from './read-date.ts';
import { readDecimal, readInteger } from './read-number.ts';
import type { Fault, Formats } from './types.ts';

const yes: ReadonlySet<string> = new Set(['yes', 'y', 'true', 't', '1', 'x']);
const no: ReadonlySet<string> = new Set(['no', 'n', 'false', 'f', '0']);
/** Error values that spreadsheets write for failed formulas. */
const failedFormula = /^#(REF|N\/A|VALUE|NAME|DIV\/0|NUM|NULL)[!?]?$/i;
/** Written by the reader of workbooks for a formula whose result the workbook does not store. */
const unvaluedFormula = /^#NO VALUE!/;
/** Browsers open these; others, such as `javascript:`, could run code. A path begins with one slash. */
const link = /^(?:https:\/\/[^\s/]|\/(?!\/))\S*$/;
const address = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

export const isFault = (read: Value | Fault): read is Fault =>
  typeof read === 'object' && read !== null && 'remedy' in read;

function ofLength(text: string, longest: number): Value | Fault {
  return text.length <= longest ? text : valueMessages.tooLong(text.length, longest);
}

function readCode(text: string, longest: number, letters: 'upper' | 'lower'): Value | Fault {
  return ofLength(letters === 'upper' ? text.toUpperCase() : text.toLowerCase(), longest);
}

/** Pieces and kilograms in the range of the feed part-packs. */
const entryForms: Readonly<Record<EntryForm, RegExp>> = {
  'name=value': /^[^=]+=./,
  'symbol:name=value': /^[^:=]*:[^=]+=./,
  'line=pieces': /^[1-9]\d{0,6}=[1-9]\d{0,7}$/,
  'code=pieces=kilograms': /^[^=]{1,10}=[1-9]\d{0,7}=\d{1,7}(?:\.\d{1,3})?$/,
};

function readList(text: string, longest: number, form?: EntryForm): Value | Fault {
  const items = text.split('|').map((item) => item.trim());
  const long = items.find((item) => item.length > longest);
  if (long !== undefined) return valueMessages.longEntry(longest);
  const wrong = form && items.find((item) => item !== '' && !entryForms[form].test(item));
  if (form && wrong !== undefined) return valueMessages.wrongEntry(wrong, form);
  return [...new Set(items.filter((item) => item !== ''))];
}

function readBoolean(text: string): Value | Fault {
  const word = text.toLowerCase();
  if (yes.has(word)) return true;
  if (no.has(word)) return false;
  return valueMessages.notBoolean;
}

function readTime(text: string): Value | Fault {
  const [, hour = '', minute = ''] = /^([01]?\d|2[0-3]):([0-5]\d)(?::[0-5]\d)?$/.exec(text) ?? [];
  return minute === '' ? valueMessages.notATime : `${hour.padStart(2, '0')}:${minute}`;
}

function readChoice(text: string, values: readonly string[]): Value | Fault {
  const found = values.find((value) => value.toLowerCase() === text.toLowerCase());
  return found ?? valueMessages.notAChoice(values);
}

/** Returns the value of a cell that is not empty, or what is wrong with it. */
export function readValue(type: ColumnType, text: string, formats: Formats): Value | Fault {
  if (text.includes('\uFFFD') || text.includes('\0')) return valueMessages.unreadable;
  if (/^[=@]/.test(text) && type.kind !== 'text') return valueMessages.formula;
  if (/^=[A-Z(+\-\d]/i.test(text)) return valueMessages.formula;
  if (unvaluedFormula.test(text)) return valueMessages.unvaluedFormula;
  if (failedFormula.test(text)) return valueMessages.failedFormula;
  switch (type.kind) {
    case 'code':
      return readCode(text, type.longest, type.letters);
    case 'text':
      return ofLength(text, type.longest);
    case 'list':
      return readList(text, type.longest, type.entries);
    case 'integer':
      return readInteger(text, type, formats);
    case 'decimal':
      return readDecimal(text, type, formats);
    case 'boolean':
      return readBoolean(text);
    case 'date':
      return readDate(text, formats);
    case 'time':
      return readTime(text);
    case 'choice':
      return readChoice(text, type.values);
    case 'link':
      return link.test(text) ? ofLength(text, type.longest) : valueMessages.notALink;
    case 'email':
      return address.test(text) ? ofLength(text, 200) : valueMessages.notAnAddress;
  }
}
