import { type FocusEvent, type PointerEvent, useEffect, useRef, useState } from 'react';

/** Milliseconds of pointing until it shows; of leaving until it goes, time enough to reach it; and in which the next shows at once. */
const [delay, grace, close] = [500, 100, 200];
let lastShown = Number.NEGATIVE_INFINITY;

/** When a tooltip shows: pointed at for a while or focused by key, until left, pressed, scrolled away or dismissed by Escape. */
export function useTooltip() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const pressed = useRef(false);

  const after = (milliseconds: number, next: HTMLElement | null) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setAnchor(next), milliseconds);
  };
  const hide = () => {
    clearTimeout(timer.current);
    setAnchor(null);
  };

  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!anchor) return;
    const leave = () => setAnchor(null);
    const key = (event: KeyboardEvent) => event.key === 'Escape' && leave();
    document.addEventListener('keydown', key);
    window.addEventListener('scroll', leave, { capture: true, passive: true });
    return () => {
      lastShown = performance.now();
      document.removeEventListener('keydown', key);
      window.removeEventListener('scroll', leave, { capture: true });
    };
  }, [anchor]);

  return {
    anchor,
    hide,
    enter(event: PointerEvent<HTMLElement>) {
      if (event.pointerType === 'touch') return;
      after(performance.now() - lastShown < close ? 0 : delay, event.currentTarget);
    },
    leave() {
      pressed.current = false;
      after(grace, null);
    },
    press() {
      pressed.current = true;
      hide();
    },
    release() {
      pressed.current = false;
    },
    focus(event: FocusEvent<HTMLElement>) {
      if (!pressed.current) after(0, event.currentTarget);
    },
    /** The pointer has reached the tooltip itself. */
    stay: () => clearTimeout(timer.current),
  };
}
