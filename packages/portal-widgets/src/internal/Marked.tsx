import { markedText } from './marked.css.ts';

export interface MarkedProps {
  readonly text: string;
  /** Half-open character ranges to mark, ascending (SRCH-02). */
  readonly ranges: readonly (readonly [number, number])[];
}

/** A text with its matching characters marked. */
export function Marked({ text, ranges }: MarkedProps) {
  const parts = [];
  let at = 0;
  for (const [from, to] of ranges) {
    if (from > at) parts.push(text.slice(at, from));
    parts.push(
      <mark key={from} className={markedText}>
        {text.slice(from, to)}
      </mark>,
    );
    at = to;
  }
  parts.push(text.slice(at));
  return parts;
}
