import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CallGate } from './call-gate.ts';

const headers: unknown[] = [];
const reply = { header: (...each: unknown[]) => void headers.push(each), elapsedTime: 0 } as never;
const waits = { request: { raw: { socket: { destroyed: false } } }, reply, clientTimeout: 10_000 };
const limits = {
  places: 2,
  fewest: 1,
  slow: 5_000,
  most: { usual: 3, saves: 5 },
  patience: { usual: 500, saves: 1_000 },
};

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

test('clients that are shed are sent away for different times', async () => {
  const randoms = [0, 0.5, 0.999];
  const { run } = open(() => randoms.shift() ?? 0);
  for (const name of ['a', 'b', 'c']) void run('getCart', name).catch(() => undefined);
  for (const delay_retry of [2_000, 4_000, 5_996])
    await expect(run('getCart', 'd')).rejects.toMatchObject({ parts: { delay_retry } });
  expect(headers.map((each) => (each as unknown[])[1])).toEqual([2, 4, 6]);
});

test('work that fails frees its place', async () => {
  const gate = new CallGate();
  const failed = gate.run('getCart', waits, () => Promise.reject(new Error('no such cart')));
  await expect(failed).rejects.toThrow('no such cart');
  expect(gate.inside).toBe(0);
});

test('slow work reduces the places while calls wait, quick work gives them back', async () => {
  const gate = new CallGate({
    places: 8,
    fewest: 2,
    slow: 250,
    most: { usual: 50, saves: 50 },
    patience: { usual: 9_000, saves: 9_000 },
  });
  const ends: (() => void)[] = [];
  const run = () => gate.run('getCart', waits, () => new Promise<void>((end) => ends.push(end)));
  for (let i = 0; i < 40; i += 1) void run().catch(() => undefined);
  expect(gate.inside).toBe(8);
  const endAll = async (after: number) => {
    await vi.advanceTimersByTimeAsync(after);
    for (const end of ends.splice(0)) end();
    await vi.advanceTimersByTimeAsync(0);
  };
  for (let i = 0; i < 5; i += 1) await endAll(300);
  expect(gate.inside).toBe(2);
  for (let i = 0; i < 4; i += 1) await endAll(10);
  expect(gate.inside).toBeGreaterThan(2);
});

test('a call is shed at once if the queue is longer than what ends while it would wait', async () => {
  const gate = new CallGate({ ...limits, most: { usual: 50, saves: 50 } }, () => 0);
  const ends: (() => void)[] = [];
  const run = (key: 'getCart' | 'saveCart') =>
    gate.run(key, waits, () => new Promise<void>((end) => ends.push(end))).catch((error: unknown) => error);
  const all = Array.from({ length: 12 }, () => run('getCart'));
  // One ends each 100 ms, so that a call waits half a second behind five others.
  for (let i = 0; i < 4; i += 1) {
    await vi.advanceTimersByTimeAsync(100);
    ends.shift()?.();
    await vi.advanceTimersByTimeAsync(0);
  }
  expect(gate.waiting).toBeGreaterThan(5);
  expect(() => gate.check('getCart', reply)).toThrow('overloaded');
  await expect(run('getCart')).resolves.toMatchObject(overloaded);
  // No save waits, so the next place is its.
  expect(() => gate.check('saveCart', reply)).not.toThrow();
  await vi.advanceTimersByTimeAsync(500);
  for (const end of ends.splice(0)) end();
  await Promise.all(all.slice(0, 4));
});

test('a timer that runs late starts nothing that has waited too long', async () => {
  const { gate, run, ends, begun } = open();
  void run('getCart', 'a');
  void run('getCart', 'b');
  const late = expect(run('getCart', 'c')).rejects.toMatchObject(overloaded);
  await vi.advanceTimersByTimeAsync(0);
  // The clock goes on without the timers, as in a process that is busy for as long.
  const now = performance.now();
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => now + 600);
  ends[0]?.();
  for (let i = 0; i < 20; i += 1) await Promise.resolve();
  clock.mockRestore();
  expect(gate.waiting).toBe(0);
  await late;
  expect(begun).toEqual(['a', 'b']);
});
