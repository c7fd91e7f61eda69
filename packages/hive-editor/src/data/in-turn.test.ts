import { expect, test } from 'vitest';
import { inTurn } from './in-turn.ts';

test('HIVE-15 a reload requested during another one runs once after it', async () => {
  const ends: (() => void)[] = [];
  let runs = 0;
  const reload = inTurn(() => {
    runs += 1;
    return new Promise<void>((done) => ends.push(done));
  });
  const first = reload();
  void reload();
  void reload();
  expect(runs).toBe(1);
  ends[0]?.();
  await expect.poll(() => runs).toBe(2);
  ends[1]?.();
  await first;
  expect(runs).toBe(2);
});

test('a run that fails does not block the next one', async () => {
  let runs = 0;
  const reload = inTurn(async () => {
    runs += 1;
    if (runs === 1) throw new Error('away');
  });
  await expect(reload()).rejects.toThrow('away');
  await reload();
  expect(runs).toBe(2);
});
