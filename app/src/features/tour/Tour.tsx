import { Button, Heading } from '@portal/design-system';
import { useEffect, useRef, useState } from 'react';
import { Ring } from './Ring.tsx';
import * as css from './Tour.css.ts';
import { tourSteps } from './tour-steps.ts';

/** SHELL-07: tells of the screen beside it, a step at a time. The screen stays in use; Escape leaves. */
export function Tour({ onEnd }: { onEnd: () => void }) {
  const [at, setAt] = useState(0);
  const card = useRef<HTMLElement>(null);
  const step = tourSteps[at];
  const isLast = at === tourSteps.length - 1;

  // Each step is read out.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each step
  useEffect(() => card.current?.focus(), [at]);

  if (!step) return null;
  return (
    <>
      <Ring target={step.target} />
      {/* No dialog: the keys that it tells of work while it is there. */}
      <section
        ref={card}
        aria-label="Tour"
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
          {at > 0 ? <Button onClick={() => setAt(at - 1)}>Back</Button> : null}
          <Button kind="filled" onClick={() => (isLast ? onEnd() : setAt(at + 1))}>
            {isLast ? 'Done' : 'Next'}
          </Button>
          <span className={css.count}>
            {at + 1} of {tourSteps.length}
          </span>
          {isLast ? null : (
            <span className={css.skip}>
              <Button kind="text" onClick={onEnd}>
                Skip the tour
              </Button>
            </span>
          )}
        </div>
      </section>
    </>
  );
}
