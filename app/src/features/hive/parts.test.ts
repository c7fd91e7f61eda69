import { expect, test } from 'vitest';
import { standingClock } from './model/editor.fixture.ts';
import { fetchParts } from './parts.ts';

test('HIVE-16 what is not needed to open a draft comes when it is open, one by one, whatever fails, until the draft is left', async () => {
  const clock = standingClock();
  const asked: string[] = [];
  let let2 = () => {};
  const stop = fetchParts(clock, [
    async () => void asked.push('first'),
    async () => {
      asked.push('second');
      await new Promise<void>((resolve) => {
        let2 = resolve;
      });
      throw new Error('It did not arrive');
    },
    async () => void asked.push('third'),
    async () => {
      asked.push('fourth');
      stop();
    },
    async () => void asked.push('never'),
  ]);
  await clock.pass(1_000);
  expect(asked).toEqual([]);
  await clock.pass(1_000);
  expect(asked).toEqual(['first', 'second']);
  let2();
  await clock.pass(0);
  expect(asked).toEqual(['first', 'second', 'third', 'fourth']);

  const left: string[] = [];
  fetchParts(clock, [async () => void left.push('one')])();
  await clock.pass(5_000);
  expect(left).toEqual([]);
});
