import { type BenchLine, makeLines, repriced } from './lines.ts';
import type { BenchPage } from './page.ts';

/** What the runner calls, each through `call`, which reports the result over the binding `benchReport`. */
interface Bench {
  call(id: number, name: keyof Measures, argument: unknown): void;
}

interface Measures {
  prepare(prices: boolean): Promise<null>;
  mount(): Promise<number>;
  prices(): Promise<number>;
  theme(): Promise<number>;
  focusQuantity(index: number): Promise<boolean>;
  typed(): Promise<number>;
  settle(): Promise<null>;
  watchScroll(sampling: boolean): Promise<null>;
  scrolled(): Promise<ScrollReport>;
  count(): Promise<{ nodes: number; rows: number }>;
  rowSelector(): Promise<string>;
}

interface ScrollReport {
  /** ms between frames while the content moved. */
  readonly frames: readonly number[];
  /** Inspected frames, and those with a blank place where a row belongs. */
  readonly sampled: number;
  readonly blank: number;
  readonly distance: number;
}

declare global {
  interface Window {
    bench?: Bench;
    benchReport?: (text: string) => void;
  }
}

/** State of one frame of the page: scroll position and range of rendered rows. */
interface Shown {
  readonly time: number;
  readonly work: number;
  readonly top: number;
  readonly from: number;
  readonly to: number;
  readonly hole: boolean;
}

const screenFrame = 1000 / 60;

/**
 * Counts screen frames with missing rows. The browser keeps scrolling existing content while the page is busy
 * with its next frame: between two frames of the page the position is interpolated, with the rows of the earlier one.
 */
function countBlank(shown: readonly Shown[], height: number): { sampled: number; blank: number } {
  let sampled = 0;
  let blank = 0;
  shown.slice(1).forEach((next, i) => {
    const held = shown[i] ?? next;
    const gap = next.time - held.time;
    for (let t = screenFrame; t <= gap + 1; t += screenFrame) {
      const last = t > gap - screenFrame / 2;
      const rows = last && next.work < screenFrame ? next : held;
      const top = held.top + (next.top - held.top) * Math.min(1, t / gap);
      sampled += 1;
      if (rows.hole || top + 33 < rows.from || top + height > rows.to + 1) blank += 1;
    }
  });
  return { sampled, blank };
}

const afterTask = new MessageChannel();
const waiting: (() => void)[] = [];
afterTask.port1.onmessage = () => waiting.shift()?.();
const post = (run: () => void): void => {
  waiting.push(run);
  afterTask.port2.postMessage(null);
};

/** Always a box of one pixel: observing it again calls back after layout, after all other observers, right before paint. */
const probe = document.createElement('div');
probe.style.cssText = 'position:fixed;left:0;top:0;width:1px;height:1px;contain:strict;pointer-events:none';

function beforePaint(run: () => void): void {
  requestAnimationFrame(() => {
    const observer = new ResizeObserver(() => {
      observer.disconnect();
      run();
    });
    observer.observe(probe);
  });
}

/** Resolves with the time after the first frame that was painted while `seen` held. */
function painted(seen: () => boolean): Promise<number> {
  return new Promise((resolve, reject) => {
    const limit = performance.now() + 20_000;
    const look = () =>
      beforePaint(() => {
        if (seen()) post(() => resolve(performance.now()));
        else if (performance.now() > limit) reject(new Error('nothing was painted within 20 s'));
        else look();
      });
    look();
  });
}

const idle = (): Promise<void> => new Promise((resolve) => requestIdleCallback(() => resolve(), { timeout: 2000 }));

export function run(page: BenchPage): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('no root');
  document.body.append(probe);
  // The page has text before its table, so its fonts are loaded by then. System fonts need no loading.
  const fonts = Promise.allSettled([...document.fonts].map((face) => face.load()));
  let lines: readonly BenchLine[] = makeLines();
  let dark = false;
  const totalText = (): string => document.getElementById('total')?.textContent ?? '';

  /** Number of blank places among `points` heights of the table, in a column that always has text. */
  const blanks = (points: number): number => {
    const box = page.scroller()?.getBoundingClientRect();
    if (!box) return points;
    const top = box.top + 48;
    const bottom = Math.min(box.bottom, innerHeight) - 56;
    let missing = 0;
    for (let i = 0; i < points; i += 1) {
      const found = document.elementFromPoint(320, top + ((bottom - top) * i) / (points - 1));
      const row = found?.closest(page.rows);
      if (!row?.textContent) missing += 1;
    }
    return missing;
  };

  let pending: Promise<number> | null = null;
  let scroll: (() => ScrollReport) | null = null;

  const measures: Measures = {
    async prepare(prices) {
      await fonts;
      if (prices) lines = repriced(lines, 11);
      page.prepare?.(lines);
      return null;
    },
    async mount() {
      const from = performance.now();
      page.mount(root, lines);
      return (await painted(() => totalText() !== '' && blanks(12) === 0)) - from;
    },
    async prices() {
      const before = totalText();
      const row = document.elementFromPoint(320, 300)?.closest(page.rows);
      const rowBefore = row?.textContent;
      const from = performance.now();
      page.setLines(lines);
      return (await painted(() => totalText() !== before && row?.textContent !== rowBefore)) - from;
    },
    async theme() {
      const cell = document.elementFromPoint(320, 300);
      if (!cell) throw new Error('no cell');
      const before = getComputedStyle(cell).color;
      dark = !dark;
      const from = performance.now();
      page.setTheme(dark);
      return (await painted(() => getComputedStyle(cell).color !== before)) - from;
    },
    async focusQuantity(index) {
      const input = page.quantity(index);
      if (!input) throw new Error(`no quantity in line ${index}`);
      input.focus();
      input.select();
      // The clock starts at the key and stops after the paint that shows the new total.
      pending = null;
      return document.activeElement === input;
    },
    async typed() {
      if (!pending) throw new Error('no key came');
      return await pending;
    },
    async settle() {
      await document.fonts.ready;
      for (let i = 0; i < 3; i += 1) await idle();
      await new Promise<void>((resolve) => requestAnimationFrame(() => post(resolve)));
      return null;
    },
    async watchScroll(sampling) {
      const scroller = page.scroller();
      if (!scroller) throw new Error('nothing scrolls');
      const start = scroller.scrollTop;
      const times: number[] = [];
      let first = -1;
      let last = -1;
      let before = start;
      const shown: Shown[] = [];
      const box = scroller.getBoundingClientRect();
      let on = true;
      const look = (time: number) => {
        if (!on) return;
        times.push(time);
        requestAnimationFrame(look);
        const at = scroller.scrollTop;
        if (at !== before) {
          if (first < 0) first = times.length - 1;
          last = times.length - 1;
          before = at;
        }
        if (sampling && first >= 0) {
          const observer = new ResizeObserver(() => {
            observer.disconnect();
            const rects = [...document.querySelectorAll(page.rows)].map((row) => row.getBoundingClientRect());
            const inContent = (y: number) => y - box.top + at;
            shown.push({
              time,
              work: performance.now() - time,
              top: at,
              from: inContent(Math.min(...rects.map((rect) => rect.top))),
              to: inContent(Math.max(...rects.map((rect) => rect.bottom))),
              hole: blanks(10) > 0,
            });
          });
          observer.observe(probe);
        }
      };
      requestAnimationFrame(look);
      scroll = () => {
        on = false;
        const moving = times.slice(Math.max(0, first - 1), last + 2);
        const frames = moving.slice(1).map((time, i) => time - (moving[i] ?? time));
        return { frames, ...countBlank(shown, box.height), distance: scroller.scrollTop - start };
      };
      return null;
    },
    async scrolled() {
      const scroller = page.scroller();
      if (!scroll || !scroller) throw new Error('not watched');
      // Scrolling continues after the last wheel event: waits until it has stopped.
      let still = 0;
      let before = scroller.scrollTop;
      while (still < 15) {
        await new Promise<void>((resolve) => requestAnimationFrame(() => resolve()));
        still = scroller.scrollTop === before ? still + 1 : 0;
        before = scroller.scrollTop;
      }
      return scroll();
    },
    async rowSelector() {
      return page.rows;
    },
    async count() {
      return {
        nodes: document.body.querySelectorAll('*').length,
        rows: document.querySelectorAll(page.rows).length,
      };
    },
  };

  addEventListener(
    'keydown',
    (event) => {
      const before = totalText();
      const from = event.timeStamp;
      pending = painted(() => totalText() !== before).then((to) => to - from);
      // Callers get the failure; without callers it must not become an unhandled rejection.
      pending.catch(() => undefined);
    },
    { capture: true },
  );

  window.bench = {
    call(id, name, argument) {
      const measure = measures[name] as (argument: unknown) => Promise<unknown>;
      // In a separate task, because work inside the protocol's own evaluation is not counted as the page's script.
      post(() => {
        measure(argument).then(
          (value) => window.benchReport?.(JSON.stringify({ id, value })),
          (error: unknown) => window.benchReport?.(JSON.stringify({ id, error: String(error) })),
        );
      });
    },
  };
}
