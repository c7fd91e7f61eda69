import type { Span } from './dimension.ts';
import type { Figure } from './figure.ts';
import type { Measures } from './measures.ts';

/** A part as drawn: its body, and the dimensions that can be shown, the most important first. */
export interface Sketch {
  readonly body: Figure;
  readonly spans: readonly Span[];
  /** A long part that is broken in the middle and drawn short. */
  readonly interrupted?: boolean;
}

/** Draws a family from the part's measures and a function from millimetres to px. */
export type Draw = (measures: Measures, px: (mm: number) => number) => Sketch;

/** Distance in px between side view and end view; leaves room for the diameter at the thread's end. */
export const endGap = 46;

/** Returns a span for the first of these symbols, or nothing if the part has none of them. */
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

/** Parts longer than this many diameters are drawn short. */
const maxDiameters = 11;

export interface Shortened {
  /** Drawn length in px. */
  readonly length: number;
  readonly plain: number;
  /** Position of the break along the part in px, or null. */
  readonly cut: number | null;
}

/** Returns how a bar of length `l`, threaded from `plain` on, is drawn: if too long, the middle of its longer stretch is cut out. */
export function shortened(l: number, plain: number, d: number, px: (mm: number) => number): Shortened {
  const excess = l - d * maxDiameters;
  if (excess <= d) return { length: px(l), plain: px(plain), cut: null };
  const inPlain = plain > l / 2;
  const shownPlain = inPlain ? Math.max(plain - excess, d * 2) : plain;
  const drawn = inPlain ? shownPlain + (l - plain) : l - excess;
  const end = Math.min(drawn, d * maxDiameters);
  return {
    length: px(end),
    plain: px(Math.min(shownPlain, end)),
    cut: px(inPlain ? shownPlain / 2 : (shownPlain + end) / 2),
  };
}
