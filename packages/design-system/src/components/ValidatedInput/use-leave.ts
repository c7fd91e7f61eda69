import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * What a field calls when it loses the focus. Where a press on something else took the focus, `run` waits for the release: a message that
 * appears in between would move what is pressed from under the pointer, and the click would be lost.
 */
export function useLeave(run: () => void): () => void {
  const pressed = useRef(false);
  const left = useRef(false);
  const settle = useEffectEvent(run);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const press = () => {
      pressed.current = true;
    };
    const release = () => {
      pressed.current = false;
      if (!left.current) return;
      left.current = false;
      // The click comes after the release.
      timer = setTimeout(() => settle());
    };
    document.addEventListener('pointerdown', press, true);
    document.addEventListener('pointerup', release, true);
    document.addEventListener('pointercancel', release, true);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('pointerdown', press, true);
      document.removeEventListener('pointerup', release, true);
      document.removeEventListener('pointercancel', release, true);
    };
  }, []);

  return () => {
    if (pressed.current) left.current = true;
    else run();
  };
}
