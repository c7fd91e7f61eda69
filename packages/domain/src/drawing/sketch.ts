import type { Span } from './dimension.ts';
import type { Figure } from './figure.ts';
import type { Measures } from './measures.ts';

/** A part as drawn: its body, and the spans that may be measured on it, the most telling first. */
export interface Sketch {
  readonly body: Figure;
  readonly spans: readonly Span[];
  /** A long part is broken off in the middle and drawn short. */
  readonly interrupted?: boolean;
}

/** Draws a family: measures of the part, and px for a millimetre. */
export type Draw = (measures: Measures, px: (mm: number) => number) => Sketch;

/** Between the side view and the end view, in px: room for the diameter at the thread's end. */
export const endGap = 46;

/** A span for the first of these symbols; none where the part does not say it. */
export function spanOf(
  measures: Measures,
  symbols: readonly string[],
  place: Omit<Span, 'symbol' | 'text'>,
): readonly Span[] {
  const found = measures.find(...symbols);
  return found && found.mm > 0 && place.to - place.from > 0.5
    ? [{ ...place, symbol: found.symbol, text: found.text }]
    : [];
}

/** A part longer than this many times its diameter is drawn short. */
const longest = 11;

export interface Shortened {
  /** px of the drawn length. */
  readonly length: number;
  readonly plain: number;
  /** px along the part where it is broken off, or null. */
  readonly cut: number | null;
}

/** How a bar of `l` with thread from `plain` on is drawn: what is too long loses its middle from the longer of its two stretches. */
export function shortened(l: number, plain: number, d: number, px: (mm: number) => number): Shortened {
  const excess = l - d * longest;
  if (excess <= d) return { length: px(l), plain: px(plain), cut: null };
  const inPlain = plain > l / 2;
  const kept = inPlain ? Math.max(plain - excess, d * 2) : plain;
  const drawn = inPlain ? kept + (l - plain) : l - excess;
  const end = Math.min(drawn, d * longest);
  return { length: px(end), plain: px(Math.min(kept, end)), cut: px(inPlain ? kept / 2 : (kept + end) / 2) };
}
