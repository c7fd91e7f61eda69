import { useLayoutEffect, useRef } from 'react';
import * as css from './Tour.css.ts';

/** Outlines an element of the screen for as long as it is there, wherever it moves; nothing where it is not. */
export function Ring({ target }: { target: string }) {
  const ring = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const place = () => {
      const node = ring.current;
      const found = document.querySelector(target)?.getBoundingClientRect();
      if (!node) return;
      node.hidden = !found || found.width === 0;
      if (!found) return;
      node.style.transform = `translate(${found.left}px, ${found.top}px)`;
      node.style.width = `${found.width}px`;
      node.style.height = `${found.height}px`;
    };
    place();
    const watch = new ResizeObserver(place);
    watch.observe(document.body);
    window.addEventListener('resize', place);
    window.addEventListener('scroll', place, { capture: true, passive: true });
    return () => {
      watch.disconnect();
      window.removeEventListener('resize', place);
      window.removeEventListener('scroll', place, { capture: true });
    };
  }, [target]);
  return <div ref={ring} className={css.ring} aria-hidden="true" hidden />;
}
