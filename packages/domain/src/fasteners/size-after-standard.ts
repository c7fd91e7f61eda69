import { trim } from './measures.ts';
import { metricPitches } from './threads.ts';
import type { SizeKind, SizeReading } from './types.ts';
import type { WorkingText } from './working-text.ts';

/** Clearance holes of DIN 125 washers, by which the standard names them, as thread sizes (ISO 273, fine). */
const holes: Readonly<Record<string, number>> = {
  ...{
    '2.2': 2,
    '2.7': 2.5,
    '3.2': 3,
    '4.3': 4,
    '5.3': 5,
    '6.4': 6,
    '8.4': 8,
    '10.5': 10,
    '13': 12,
    '15': 14,
    '17': 16,
  },
  ...{ '19': 18, '21': 20, '23': 22, '25': 24, '28': 27, '31': 30, '34': 33, '37': 36 },
};

/** `Scheibe A13, DIN 125`: the hole before the standard. */
function sizeOfHole(text: WorkingText): SizeReading | null {
  if (/m\s?\d/.test(text.rest)) return null;
  const match = /(?<=(?:scheiben?|washers?)\s+(?:[ab]\s?)?)(\d{1,2}(?:[.,]\d)?)(?![\w./]|[.,]\d)/.exec(text.rest);
  const size = holes[trim(Number(match?.[1]?.replace(',', '.')))];
  if (!match || size === undefined) return null;
  const span = { start: match.index, end: match.index + match[0].length };
  text.take(span);
  return { ...span, text: `M${trim(size)}`, mm: size, system: 'metric', confidence: 0.9 };
}

/** Reads the size after a standard, as drawings write it: `ISO 7089 - 6`, `DIN 125 - A 8.4`. */
export function sizeAfterStandard(text: WorkingText, at: number, kind: SizeKind): SizeReading | null {
  const match = /^\s*(?:-\s*)?(?:[a-c]\s?)?m?(\d+(?:\.\d+)?)(?![\d/.]|\s*x|\s*mm|\s*-?\s*(?:off|pcs|pc|ea))/.exec(
    text.rest.slice(at),
  );
  if (!match) return kind === 'washer' ? sizeOfHole(text) : null;
  // `DIN 125 A4 M8`, `Ø10 ISO 7089 A2`: a material, if there is a size.
  if (/a[24]$/.test(match[0]) && /m\s?\d|ø\s?\d/.test(text.rest)) return null;
  // `DIN 125 13` without a dash names a washer or ring by its diameter; elsewhere the number may be a quantity.
  if (kind !== 'washer' && kind !== 'ring' && !/^\s*-/.test(match[0])) return null;
  const figure = trim(Number(match[1]));
  const size = kind === 'washer' ? (holes[figure] ?? Number(figure)) : Number(figure);
  const plain = kind === 'pin' || kind === 'ring';
  if (kind === 'range' || (!plain && metricPitches[trim(size)] === undefined)) return null;
  text.take({ start: at, end: at + match[0].length });
  return {
    ...{ start: at, end: at + match[0].length, text: plain ? `${figure} mm` : `M${trim(size)}`, mm: size },
    ...{ system: plain ? ('plain' as const) : ('metric' as const), confidence: 0.9 },
  };
}
