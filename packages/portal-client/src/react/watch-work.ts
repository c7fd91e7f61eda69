import { createDrawSpeed } from '../activity/draw-speed.ts';
import { widgetOf } from '../activity/widget-of.ts';
import { cookieChoice } from './cookie-choice.ts';
import type { Portal } from './portal.ts';

/** Calls back in a task after the next frame, when it has been painted. */
function painted(done: () => void): void {
  requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = done;
    port2.postMessage(null);
  });
}

/** Logs each press on a widget (500007) and the response time of keys and presses (500057) (PING-05). Returns a function that stops. */
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
