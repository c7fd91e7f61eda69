import { type RefObject, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { LineSource } from './line-view.ts';

/** Minimum width of the column, in px. */
const least = 130;
/** Padding and border of a cell, in px. */
const around = 13;
/** Letter spacing in px that no theme has: it is the user’s own. */
const spacedFrom = 1;
/** Width in px of the narrowest characters that words in the table consist of. */
const character = 6;
/** Number of codes measured: those estimated to be the widest. */
const candidates = 5;

/** Widths of characters in the font of the column, in px, rounded up; this one is for any character not listed. */
const letter = 10.1;
const widthOf: ReadonlyMap<string, number> = new Map([
  ...Array.from('0123456789', (digit) => [digit, 9] as const),
  ...Array.from('MW@%', (wide) => [wide, 14.3] as const),
  ...Array.from('DGHNOQU', (round) => [round, 11] as const),
  ...Array.from('EFLSTZ', (open) => [open, 9.4] as const),
  ...Array.from('-./:; IJ|', (narrow) => [narrow, 5.4] as const),
]);

/** Estimated width of a code in px, so that most orders need no correction after the first render. */
function expectedWidth(code: string): number {
  let px = 0;
  for (const character of code) px += widthOf.get(character) ?? letter;
  return Math.ceil(px);
}

/** Returns a function that gives the codes estimated to be widest, one per line, widest first. Called on every change of a line. */
function widestCodesOf(source: LineSource): () => string {
  const known = new Map<string, number>();
  return () => {
    const codes = new Set(source.lineIds().map((id) => source.stockCode(id)));
    for (const code of codes) if (!known.has(code)) known.set(code, expectedWidth(code));
    const widest: string[] = [];
    for (const code of codes) {
      const at = widest.findIndex((each) => (known.get(each) ?? 0) < (known.get(code) ?? 0));
      widest.splice(at < 0 ? widest.length : at, 0, code);
      if (widest.length > candidates) widest.pop();
    }
    return widest.join('\n');
  };
}

export interface CodeWidth {
  /** Width in px of the code column, so that no code is truncated. */
  readonly width: number;
  /** How much wider the user’s own text spacing makes text; 1 without it. */
  readonly stretch: number;
  /** The measured codes, one per line. */
  readonly codes: string;
  /** Ref of the hidden element that renders them in the font of the column. */
  readonly sample: RefObject<HTMLElement | null>;
}

/**
 * The width of the code column: the suffix of a code is its finish, so codes are never truncated. Codes that turn out wider than
 * estimated, in another font or with the user's own text spacing (WCAG 1.4.12), are measured.
 */
export function useCodeWidth(source: LineSource): CodeWidth {
  const [subscribe, widestCodes] = useMemo(() => {
    const follow = (listener: () => void) => {
      const ends = [source.subscribeIds(listener), source.subscribeLines(listener)];
      return () => {
        for (const end of ends) end();
      };
    };
    return [follow, widestCodesOf(source)] as const;
  }, [source]);
  const codes = useSyncExternalStore(subscribe, widestCodes);
  const expected = expectedWidth(codes.split('\n', 1)[0] ?? '');
  const sample = useRef<HTMLElement>(null);
  const [measured, setMeasured] = useState(0);
  const [spacing, setSpacing] = useState(0);
  useLayoutEffect(() => {
    const element = sample.current;
    if (!element) return;
    // Also fires with the initial size. If that is within the estimate, nothing renders.
    const observer = new ResizeObserver(() => {
      const px = Math.ceil(element.getBoundingClientRect().width);
      const between = Number.parseFloat(getComputedStyle(element).letterSpacing);
      setSpacing(between >= spacedFrom ? between : 0);
      setMeasured(px > Math.max(expected, least - around) ? px : 0);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [expected]);
  return {
    width: Math.max(least, expected + around, measured + around),
    stretch: 1 + spacing / character,
    codes,
    sample,
  };
}
