import { carouselMessages as messages } from '../messages/carousel.ts';
import { all, on, part, parts } from './dom.ts';
import type { StartIsland } from './islands.ts';

/**
 * HIVE-10: autoplay of slides. Stops while the reader pauses, hovers or focuses the slides or hides the page, and with reduced motion.
 * Without this script the slides are a scroll container and the indicators are links into it.
 */
export const start: StartIsland = (element) => {
  const track = part(element, 'track');
  const slides = parts(element, 'slide');
  const dots = parts(element, 'dot');
  const pause = part(element, 'pause');
  if (!track || slides.length === 0) return () => {};
  const every = Number(element.dataset.every) || 0;
  const repeats = element.dataset.repeat === 'yes';
  const calm = matchMedia('(prefers-reduced-motion: reduce)');
  // No smooth scrolling if the reader wants animations to be instant (PREF-03).
  const still = () => calm.matches || Number(getComputedStyle(element).getPropertyValue('--speed')) === 0;
  let at = 0;
  let paused = every === 0 || calm.matches;
  let held = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const mark = () => {
    for (const [index, dot] of dots.entries()) {
      if (index === at) dot.setAttribute('aria-current', 'true');
      else dot.removeAttribute('aria-current');
    }
    if (!pause) return;
    pause.textContent = paused ? messages.play : messages.pause;
    pause.setAttribute('aria-label', paused ? messages.playLabel : messages.pauseLabel);
  };
  const go = (index: number) => {
    at = index;
    const slide = slides[index];
    // Scrolls the track only, horizontally: scrollIntoView would scroll the page as well.
    if (slide)
      track.scrollTo({
        left: slide.offsetLeft - (slides[0]?.offsetLeft ?? 0),
        behavior: still() ? 'auto' : 'smooth',
      });
    mark();
  };
  const wait = () => {
    clearTimeout(timer);
    if (!paused && !held) timer = setTimeout(next, every);
  };
  const next = () => {
    const last = at === slides.length - 1;
    if (last && !repeats) paused = true;
    if (!document.hidden && !(last && !repeats)) go((at + 1) % slides.length);
    mark();
    wait();
  };
  const hold = (holds: boolean) => () => {
    held = holds;
    wait();
  };
  const settle = () => {
    // The slide whose start is nearest to the start of the track, in either writing direction.
    const start = track.getBoundingClientRect().left;
    const distances = slides.map((slide) => Math.abs(slide.getBoundingClientRect().left - start));
    at = distances.indexOf(Math.min(...distances));
    mark();
  };
  mark();
  wait();
  return all(
    () => clearTimeout(timer),
    ...dots.map((dot, index) =>
      on(dot, 'click', (event) => {
        event.preventDefault();
        go(index);
        wait();
      }),
    ),
    pause
      ? on(pause, 'click', () => {
          paused = !paused;
          mark();
          wait();
        })
      : () => {},
    on(track, 'pointerenter', hold(true)),
    on(track, 'pointerleave', hold(false)),
    on(track, 'focusin', hold(true)),
    on(track, 'focusout', hold(false)),
    on(track, 'scrollend', settle),
  );
};
