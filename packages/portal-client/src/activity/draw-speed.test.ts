import { expect, test } from 'vitest';
import { createDrawSpeed, drawTests } from './draw-speed.ts';

function bench() {
  const reports: number[] = [];
  const paints: (() => void)[] = [];
  const state = { now: 0, hidden: false };
  const speed = createDrawSpeed({
    now: () => state.now,
    painted: (done) => paints.push(done),
    hidden: () => state.hidden,
    report: (average) => reports.push(average),
  });
  const paint = () => paints.shift()?.();
  /** A measurement of this many milliseconds. */
  const draw = (milliseconds: number) => {
    speed.test(state.now);
    state.now += milliseconds;
    paint();
  };
  return { reports, paints, state, speed, paint, draw };
}

test('PING-05 500057 is the average of a hundred measurements, then starts again', () => {
  const { reports, draw } = bench();
  for (let index = 1; index < drawTests; index += 1) draw(10);
  expect(reports).toEqual([]);
  draw(110);
  expect(reports).toEqual([11]);
  for (let index = 0; index < drawTests; index += 1) draw(4);
  expect(reports).toEqual([11, 4]);
});

test('PING-05 one measurement runs at a time, and is discarded if the page was hidden during it', () => {
  const { reports, paints, state, speed, paint, draw } = bench();
  for (let index = 1; index < drawTests; index += 1) draw(5);
  speed.test(state.now);
  speed.test(state.now);
  expect(paints).toHaveLength(1);
  speed.interrupted();
  state.now += 60_000;
  paint();
  state.hidden = true;
  speed.test(state.now);
  expect(paints).toHaveLength(0);
  state.hidden = false;
  expect(reports).toEqual([]);
  draw(5);
  expect(reports).toEqual([5]);
});
