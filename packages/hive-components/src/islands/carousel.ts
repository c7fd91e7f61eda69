import { all, on, part, parts } from './dom.ts';
import type { StartIsland } from './islands.ts';

/**
 * HIVE-10: slides that follow one another by themselves, until the reader pauses them, points at them, tabs into them, looks elsewhere
 * or has asked for less motion. Without it the slides are a strip that scrolls, and the indicators links into it.
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
  // Slides do not glide where the reader wants animations to be instant (PREF-03).
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
    pause.textContent = paused ? 'Play' : 'Pause';
    pause.setAttribute('aria-label', paused ? 'Play slides' : 'Pause slides');
  };
  const go = (index: number) => {
    at = index;
    const slide = slides[index];
    // Only sideways, and only the track: the page stays where it is.
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
    // The slide whose start is nearest to that of the track, whichever way the page is written.
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
