import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CallGate } from './call-gate.ts';

const headers: unknown[] = [];
const reply = { header: (...each: unknown[]) => void headers.push(each), elapsedTime: 0 } as never;
const waits = { request: { raw: { socket: { destroyed: false } } }, reply, clientTimeout: 10_000 };
const limits = { slots: 2, most: { usual: 3, saves: 5 }, maxWait: { usual: 500, saves: 1_000 } };

beforeEach(() => {
  headers.length = 0;
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

function open(random = () => 0) {
  const gate = new CallGate(limits, random);
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const run = (key: 'getCart' | 'saveCart', name: string, client = waits) =>
    gate.run(key, client, () => {
      begun.push(name);
      return new Promise<string>((end) => ends.push(() => end(name)));
    });
  return { gate, begun, ends, run };
}
const overloaded = {
  httpStatus: 503,
  parts: { status: 'ERROR', action: 'retry', delay_retry: 2_000, error: 'overloaded' },
};

test('above its limits the gate sheds calls at once with Retry-After, saves last', async () => {
  const { gate, run, ends, begun } = open();
  const inside = [run('getCart', 'a'), run('getCart', 'b')];
  const waiting = [run('getCart', 'c')];
  await expect(run('getCart', 'd')).rejects.toMatchObject(overloaded);
  expect(headers).toEqual([['retry-after', 2]]);
  waiting.push(run('saveCart', 'e'), run('saveCart', 'f'));
  await expect(run('saveCart', 'g')).rejects.toMatchObject(overloaded);
  expect([gate.inside, gate.waiting, gate.isBusy]).toEqual([2, 3, true]);
  for (let end = ends.shift(); end; end = ends.shift()) {
    end();
    await vi.advanceTimersByTimeAsync(0);
  }
  // Saves go first.
  expect(begun).toEqual(['a', 'b', 'e', 'f', 'c']);
  await Promise.all([...inside, ...waiting]);
  expect([gate.inside, gate.waiting, gate.isBusy]).toEqual([0, 0, false]);
});

test('what waits too long for a place is shed; a save waits longer', async () => {
  const { gate, run, begun } = open();
  void run('getCart', 'a');
  void run('getCart', 'b');
  const read = expect(run('getCart', 'c')).rejects.toMatchObject(overloaded);
  const save = expect(run('saveCart', 'd')).rejects.toMatchObject(overloaded);
  await vi.advanceTimersByTimeAsync(500);
  await read;
  expect(gate.waiting).toBe(1);
  await vi.advanceTimersByTimeAsync(500);
  await save;
  expect([begun, gate.waiting]).toEqual([['a', 'b'], 0]);
});

test('work whose client is gone, or no longer waits, is not started and frees its place', async () => {
  const { gate, run, begun } = open();
  const gone = { ...waits, request: { raw: { socket: { destroyed: true } } } };
  await expect(run('saveCart', 'a', gone)).rejects.toMatchObject({ parts: { error: 'client_gone' } });
  const late = { ...waits, reply: { ...(reply as object), elapsedTime: 10_001 } as never };
  await expect(run('saveCart', 'b', late)).rejects.toMatchObject({ parts: { error: 'client_gone' } });
  expect([begun, gate.inside]).toEqual([[], 0]);
});

test('rejected clients get different Retry-After times', async () => {
  const randoms = [0, 0.5, 0.999];
  const { run } = open(() => randoms.shift() ?? 0);
  for (const name of ['a', 'b', 'c']) void run('getCart', name).catch(() => undefined);
  for (const delay_retry of [2_000, 4_000, 5_996])
    await expect(run('getCart', 'd')).rejects.toMatchObject({ parts: { delay_retry } });
  expect(headers.map((each) => (each as unknown[])[1])).toEqual([2, 4, 6]);
});

test('a process works on half as many calls at once with the embedded database, which answers one after the other', async () => {
  for (const [kind, slots] of [
    ['pglite', 16],
    ['postgres', 32],
  ] as const) {
    const gate = CallGate.with(kind);
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const all = Array.from({ length: slots + 3 }, () => gate.run('saveCart', waits, () => held));
    expect([gate.inside, gate.waiting]).toEqual([slots, 3]);
    release();
    await Promise.all(all);
  }
});

test('work that fails frees its place', async () => {
  const gate = CallGate.with('postgres');
  const failed = gate.run('getCart', waits, () => Promise.reject(new Error('no such cart')));
  await expect(failed).rejects.toThrow('no such cart');
  expect(gate.inside).toBe(0);
});
