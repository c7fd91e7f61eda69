import { inPieces, plainQuantity } from './quantities.ts';
import {
  beforeChannel,
  beforePlainSize,
  beforeRing,
  lastFigure,
  leadingQuantity,
  numberAtEnd,
  type QuantityPattern,
  quantitiesAtEnd,
  statedQuantities,
  thirdFigure,
  timesAtEnd,
  timesFigure,
} from './quantity-patterns.ts';
import { readPacks } from './read-packs.ts';
import type { QuantityReading, SizeKind } from './types.ts';
import type { WorkingText } from './working-text.ts';

function take(text: WorkingText, { pattern, confidence }: QuantityPattern): QuantityReading | null {
  const match = pattern.exec(text.rest);
  const written = (match?.[1] ?? match?.[2])?.trim();
  if (!match || written === undefined || written === '') return null;
  const start = match.index + match[0].indexOf(written);
  const span = { start, end: start + written.length };
  text.take(span);
  const typed = plainQuantity(inPieces(written.replace(/\.$/, '').replace(/\s+/g, ' ')));
  const [, amount, unit = ''] = /^(\d+(?:,\d{3})*)\s*([a-z]*)$/.exec(typed) ?? [];
  return {
    ...span,
    text: typed,
    amount: amount === undefined ? null : Number(amount.replaceAll(',', '')),
    unit,
    confidence,
  };
}

const firstOf = (text: WorkingText, patterns: readonly QuantityPattern[]): QuantityReading | null => {
  for (const each of patterns) {
    const found = take(text, each);
    if (found) return found;
  }
  return null;
};

/** In `25 x 1.2 circlip` the second number is the thickness. */
function readBeforeRing(text: WorkingText): QuantityReading | null {
  const [, many, size] = /^[^\w#]*(\d{1,4})\s*x\s*(\d+)(?!\d)/.exec(text.rest) ?? [];
  return Number(many) < Number(size) ? take(text, beforeRing) : null;
}

/** Kinds whose size has at most two numbers, so that a third one is a quantity. */
const sized: ReadonlySet<SizeKind> = new Set(['threaded', 'wood', 'anchor', 'pin']);

/** Reads a quantity that is explicit: by a unit, a word or a sign. */
export const readStatedQuantity = (text: WorkingText, kind: SizeKind): QuantityReading | null =>
  readPacks(text) ??
  take(text, numberAtEnd) ??
  firstOf(text, statedQuantities) ??
  (kind === 'ring' ? readBeforeRing(text) : null) ??
  (kind === 'channel' ? take(text, beforeChannel) : sized.has(kind) ? take(text, beforePlainSize) : null);

/** Reads a quantity at the start. Numbers of standards and of stainless grades also stand first in many lists; they are not quantities. */
export function readLeadingQuantity(text: WorkingText, kind: SizeKind): QuantityReading | null {
  // `55 external circlip`: the only number is the size.
  if (kind === 'ring' && !/\d\D+\d/.test(text.rest)) return null;
  if (/^\W*(?:304|316)\b/.test(text.rest) || /^\W*[1-4]\s+\d+\/\d/.test(text.rest)) return null;
  return take(text, leadingQuantity);
}

/**
 * `longest`: `x 75` at the end of a bolt without a length may be its length instead, if no more than this; 0 if it has one. No M8 bolt is
 * 250 mm long, and no rod is shorter than `shortest`.
 */
export function readTrailingQuantity(text: WorkingText, longest: number, shortest: number): QuantityReading | null {
  const last = /[\s~](?:x|\*)\s*(\d+)\s*$/.exec(text.rest)?.[1];
  if (last !== undefined && Number(last) >= shortest && Number(last) <= longest) return null;
  return (longest > 0 ? null : firstOf(text, [timesAtEnd, thirdFigure])) ?? firstOf(text, quantitiesAtEnd);
}

/** `M8 nuts x 200 BZP`: behind a nut or washer, whose dimensions have been read. */
export const readTimesFigure = (text: WorkingText): QuantityReading | null => take(text, timesFigure);

/** Reads a bare number at the very end, after a part whose dimensions are all known. */
export const readLastFigure = (text: WorkingText): QuantityReading | null => take(text, lastFigure);

/** `M12 110 gal bolt 10`, `M24 studs x 300 gal 16`: the figure behind the size, perhaps with words and `x` between. */
const figureBehindSize = /~(?:\s+|(?:\s+[a-z]+){1,3}\s+(?=x))(?:x\s*)?(\d{1,3})(?=\s.*\s\d{1,6}\s*$)/;

/**
 * `M12 110 gal bolt 10`, `rivets 3.2 mm 1000`: a bare number at the very end of a part without a length. It is the quantity if another
 * number behind the size may be the length, or if no such part is so long.
 */
export function readFigureAfterLength(text: WorkingText, longest: number): QuantityReading | null {
  const last = Number(lastFigure.pattern.exec(text.rest)?.[1] ?? 0);
  const behindSize = Number(figureBehindSize.exec(text.rest)?.[1] ?? 0);
  return last > longest || (behindSize >= 4 && behindSize <= longest) ? readLastFigure(text) : null;
}
