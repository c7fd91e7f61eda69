import { Button, Heading } from '@portal/design-system';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { guidedTourMessages as messages } from '../messages/guided-tour.ts';
import * as css from './GuidedTour.css.ts';
import { tourSteps } from './tour-steps.ts';

/** Outlines an element and follows it as it moves; renders nothing when it is not on screen. */
function Ring({ target }: { readonly target: string }) {
  const ring = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const place = () => {
      const node = ring.current;
      const found = document.getElementById(target)?.getBoundingClientRect();
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

/** SHELL-07: explains the ordering screens step by step. The screen stays usable; Escape ends the tour. */
export function GuidedTour({ onEnd }: { onEnd: () => void }) {
  const [at, setAt] = useState(0);
  const card = useRef<HTMLElement>(null);
  const step = tourSteps[at];
  const isLast = at === tourSteps.length - 1;

  // Screen readers read out each step.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs on each step
  useEffect(() => card.current?.focus(), [at]);

  if (!step) return null;
  return (
    <>
      <Ring target={step.target} />
      {/* Not a dialog: the keys that the tour explains keep working. */}
      <section
        ref={card}
        aria-label={messages.label}
        aria-describedby="tour-title tour-text"
        tabIndex={-1}
        className={css.card}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          event.stopPropagation();
          onEnd();
        }}
      >
        <Heading level={2} id="tour-title">
          {step.title}
        </Heading>
        <p id="tour-text">{step.text}</p>
        <div className={css.actions}>
          {at > 0 ? <Button onClick={() => setAt(at - 1)}>{messages.back}</Button> : null}
          <Button kind="filled" onClick={() => (isLast ? onEnd() : setAt(at + 1))}>
            {isLast ? messages.done : messages.next}
          </Button>
          <span className={css.count}>{messages.position(at + 1, tourSteps.length)}</span>
          {isLast ? null : (
            <span className={css.skip}>
              <Button kind="text" onClick={onEnd}>
                {messages.skip}
              </Button>
            </span>
          )}
        </div>
      </section>
    </>
  );
}
