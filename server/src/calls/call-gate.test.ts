import { expect, test } from 'vitest';
import { CallGate } from './call-gate.ts';

test('above its limit the gate sheds calls at once with Retry-After, saves last; calls that end make room', async () => {
  const gate = new CallGate({ usual: 2, saves: 3 });
  const headers: unknown[] = [];
  const reply = { header: (...each: unknown[]) => void headers.push(each) } as never;
  const ends: (() => void)[] = [];
  const run = (key: 'getCart' | 'saveCart') =>
    gate.run(key, reply, () => new Promise<string>((end) => ends.push(() => end(key))));
  const first = run('getCart');
  const second = run('getCart');
  await expect(run('getCart')).rejects.toMatchObject({
    httpStatus: 503,
    parts: { status: 'ERROR', action: 'retry', delay_retry: 2_000, error: 'overloaded' },
  });
  expect(headers).toEqual([['retry-after', 2]]);
  const save = run('saveCart');
  await expect(run('saveCart')).rejects.toMatchObject({ httpStatus: 503 });
  expect(gate.inside).toBe(3);
  ends[0]?.();
  expect(await first).toBe('getCart');
  for (const end of ends) end();
  await Promise.all([second, save]);
  expect(gate.inside).toBe(0);
  const failed = gate.run('getCart', reply, () => Promise.reject(new Error('no such cart')));
  await expect(failed).rejects.toThrow('no such cart');
  expect(gate.inside).toBe(0);
});
