import fc from 'fast-check';
import { expect, test } from 'vitest';
import { TokenBuckets } from './token-buckets.ts';

const clockAt = (start = 1_000_000) => {
  let now = start;
  return { now: () => new Date(now), pass: (milliseconds: number) => (now += milliseconds) };
};

test('a full bucket can be spent at once, then refills with time; each key has its own bucket', () => {
  const clock = clockAt();
  const buckets = new TokenBuckets(clock, 60);
  for (let times = 0; times < 60; times += 1) expect(buckets.take('a')).toBe(0);
  expect(buckets.take('a')).toBe(1_000);
  expect(buckets.take('b')).toBe(0);
  clock.pass(1_000);
  expect(buckets.take('a')).toBe(0);
  expect(buckets.take('a', 20)).toBe(20_000);
  clock.pass(20_000);
  expect(buckets.take('a', 20)).toBe(0);
  expect(buckets.take('c', 1_000)).toBe(0);
});

test('0 means no limit, and a clock that is set back takes no tokens away', () => {
  const free = new TokenBuckets(clockAt(), 0);
  for (let times = 0; times < 5_000; times += 1) expect(free.take('a')).toBe(0);
  const clock = clockAt();
  const buckets = new TokenBuckets(clock, 60);
  buckets.take('a');
  clock.pass(-500_000);
  expect(buckets.take('a')).toBe(0);
});

test('property: never lets through more than one bucket plus the refill, and whoever waits as long as returned passes', () => {
  fc.assert(
    fc.property(fc.array(fc.record({ wait: fc.nat(3_000), cost: fc.integer({ min: 1, max: 30 }) })), (asks) => {
      const clock = clockAt();
      const buckets = new TokenBuckets(clock, 60);
      let passed = 0;
      let elapsed = 0;
      for (const { wait, cost } of asks) {
        clock.pass(wait);
        elapsed += wait;
        const until = buckets.take('a', cost);
        if (until === 0) passed += cost;
        else {
          clock.pass(until);
          elapsed += until;
          if (buckets.take('a', cost) !== 0) return false;
          passed += cost;
        }
      }
      return passed <= 60 + elapsed / 1_000 + 0.001;
    }),
  );
});

test('beyond the maximum, the least recently used key is dropped', () => {
  const buckets = new TokenBuckets(clockAt(), 1, 2);
  buckets.take('a');
  buckets.take('b');
  buckets.take('a');
  buckets.take('c');
  expect(buckets.take('a')).toBeGreaterThan(0);
  expect(buckets.take('b')).toBe(0);
});
