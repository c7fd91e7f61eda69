import { createDrawSpeed } from '../activity/draw-speed.ts';
import { widgetOf } from '../activity/widget-of.ts';
import { cookieChoice } from './cookie-choice.ts';
import type { Portal } from './portal.ts';

/** A task after the next frame: by then it has been painted. */
function painted(done: () => void): void {
  requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = done;
    port2.postMessage(null);
  });
}

/** PING-05: 500007 for each press on a widget, 500057 for how fast keys and presses are drawn. Answers how to end it. */
export function watchWork({ log }: Pick<Portal, 'log'>): () => void {
  const speed = createDrawSpeed({
    now: () => performance.now(),
    painted,
    hidden: () => document.hidden,
    report: (average) => log('drawSpeed', 'draw speed', `${average.toFixed(1)} ms`),
  });
  // SHELL-03: read each time, because the user may choose while the page is open.
  const isUnwanted = () => cookieChoice.read() === 'needed';
  const acted = (event: Event) => {
    if (!isUnwanted()) speed.test(event.timeStamp);
  };
  const clicked = (event: Event) => {
    if (isUnwanted()) return;
    acted(event);
    const widget = widgetOf(event.target);
    if (widget !== null) log('widgetClick', 'widget click', widget);
  };
  const options = { passive: true, capture: true } as const;
  window.addEventListener('click', clicked, options);
  window.addEventListener('keydown', acted, options);
  document.addEventListener('visibilitychange', speed.interrupted);
  return () => {
    window.removeEventListener('click', clicked, options);
    window.removeEventListener('keydown', acted, options);
    document.removeEventListener('visibilitychange', speed.interrupted);
  };
}
