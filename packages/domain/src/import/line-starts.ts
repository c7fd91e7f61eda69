import { either, optional, sequence } from '../fasteners/patterns.ts';

/** `24/11/26`, `24.11.2026`. */
const date = /\d{1,2}[/.]\d{1,2}[/.]\d{2,4}/;
/** `[24/11/26, 7:02 am]`. */
const bracketedTime = sequence(/\[/, date, /,? [^\]]{4,14}\]/);
/** `24/11/2026, 07:02 -`. */
const plainTime = sequence(date, /,? \d{1,2}:\d{2}(?::\d{2})?(?: ?[ap]m)? -/);
/** The time and sender before a message copied from a telephone: `[24/11/26, 7:02 am] Sam: `. */
const messageHead = new RegExp(sequence(/^\s*/, either(bracketedTime, plainTime), /\s+[^:]{1,40}:\s+/), 'i');

/** `> > `: a quoted email. */
const quoteMarks = / *(?:>[>\s]*)?/;
const dash = /[-•*·–—▪◦]\s+/;
/** `a) `, `(b) `. */
const letter = /\(?[a-h]\)\s+/;
/** `[x] `. */
const checkBox = /\[[ x]?\]\s+/;
/** `1. `, `(2) `. */
const number = /\(?\d{1,3}[.)]\s+/;
/** `Line 3: `, `Pos. 10) `. */
const namedNumber = /(?:line|item|pos\.?)\s*\d{1,4}\s*[:.)-]\s+/;
/** `B12: ` of a drawing, but not `M12: `. */
const mark = /(?!m\d)[a-z]{1,2}\d{1,3}:\s+/;
const bullet = new RegExp(
  sequence(
    sequence(/^/, quoteMarks),
    either(dash, letter, sequence(optional(checkBox), optional(number), optional(either(namedNumber, mark)))),
  ),
  'i',
);

/** A line without the time and the sender of a message. */
export const withoutMessageHead = (line: string): string => line.replace(messageHead, '');
/** A line without its bullet or number. */
export const withoutBullet = (line: string): string => line.replace(bullet, '');
