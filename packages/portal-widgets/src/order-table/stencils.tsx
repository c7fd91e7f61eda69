import { useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { type RowMark, rowMarks } from './row-marks.tsx';

/** One of each mark, made by React the first time that any row needs one: an order without states never pays for them. */
const masters = new Map<string, Element>();
const waiting: { readonly mark: RowMark; readonly place: Element }[] = [];
let ask: (() => void) | null = null;

/** A copy of a mark; where there are none yet, its place, which the copy takes before the next paint. */
export function copyOf(mark: RowMark): Element {
  const master = masters.get(mark);
  if (master) return master.cloneNode(true) as Element;
  const place = document.createElement('span');
  waiting.push({ mark, place });
  ask?.();
  return place;
}

const names = Object.keys(rowMarks) as RowMark[];

/** Stands after a table of painted rows, and renders the marks out of sight once they are asked for. */
export function StencilSheet() {
  const [holder, setHolder] = useState<Element | null>(null);
  useLayoutEffect(() => {
    ask = () => setHolder((made) => made ?? document.createElement('div'));
    if (waiting.length > 0) ask();
  }, []);
  useLayoutEffect(() => {
    if (!holder) return;
    names.forEach((mark, n) => {
      const made = holder.children.item(n)?.firstElementChild;
      if (made) masters.set(mark, made.cloneNode(true) as Element);
    });
    for (const { mark, place } of waiting.splice(0)) place.replaceWith(copyOf(mark));
    setHolder(null);
  }, [holder]);
  return holder
    ? createPortal(
        names.map((mark) => <span key={mark}>{rowMarks[mark]}</span>),
        holder,
      )
    : null;
}
