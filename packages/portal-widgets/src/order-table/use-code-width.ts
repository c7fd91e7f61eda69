import { type RefObject, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { LineSource } from './line-view.ts';

/** The column is never narrower, in px (LOOK section 2). */
const least = 130;
/** The padding of a cell and its rule. */
const around = 13;
/** So many codes are measured: those that should be the widest. */
const candidates = 5;

/** About what characters take in px; any other is a letter. */
const letter = 9.2;
const widthOf: ReadonlyMap<string, number> = new Map([
  ...Array.from('0123456789', (digit) => [digit, 8.4] as const),
  ...Array.from('MW@%', (wide) => [wide, 11.8] as const),
  ...Array.from('-./:; I|', (narrow) => [narrow, 6.2] as const),
]);

/** About what a code takes in px, so that for most orders nothing has to be put right after the first rendering. */
function expectedWidth(code: string): number {
  let px = 0;
  for (const character of code) px += widthOf.get(character) ?? letter;
  return Math.ceil(px);
}

/** Answers the codes that should be the widest, one a line, the widest first. Asked with every change of a line. */
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
  /** Px that the column of codes needs, so that none is cut. */
  readonly width: number;
  /** The codes that are measured, one a line. */
  readonly codes: string;
  /** Of the element that has them in the font of the column, out of sight. */
  readonly sample: RefObject<HTMLElement | null>;
}

/**
 * The width of the column of codes: the suffix of a code is its finish, so a code is never cut. Codes that turn out wider than expected,
 * in another font or with the reader's own text spacing (WCAG 1.4.12), are measured.
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
  useLayoutEffect(() => {
    const element = sample.current;
    if (!element) return;
    // Reports the size that the element has at first, too. Where that is no more than expected, nothing renders.
    const observer = new ResizeObserver(() => {
      const px = Math.ceil(element.getBoundingClientRect().width);
      setMeasured(px > Math.max(expected, least - around) ? px : 0);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [expected]);
  return { width: Math.max(least, expected + around, measured + around), codes, sample };
}
