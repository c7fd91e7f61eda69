import { expect, test } from 'vitest';
import { CallLimits } from './call-limits.ts';
import { networksOf } from './network.ts';
import { Refusal } from './refusal.ts';

const clock = { now: () => new Date(1_000_000) };
const from = (ip: string, bearer?: string) => ({
  ip,
  headers: bearer === undefined ? {} : { authorization: `Bearer ${bearer}` },
});

function makeLimits(callsPerMinute: number) {
  const limits = new CallLimits(clock, { callsPerMinute });
  const retryAfter: unknown[] = [];
  const count = (request: ReturnType<typeof from>) => {
    try {
      limits.count(request, { header: (_: string, value: unknown) => retryAfter.push(value) as never });
      return null;
    } catch (error) {
      return error instanceof Refusal ? { http: error.httpStatus, ...error.parts } : Promise.reject(error);
    }
  };
  return { limits, count, retryAfter };
}

test('a valid bearer has its own limit, independent of others at the same address; the response says when to retry', () => {
  const { limits, count, retryAfter } = makeLimits(10);
  const one = from('10.0.0.1', 'a'.repeat(43));
  const two = from('10.0.0.1', 'b'.repeat(43));
  for (const each of [one, two]) limits.markValid(each);
  for (let times = 0; times < 10; times += 1) expect(count(one)).toBeNull();
  expect(count(one)).toMatchObject({
    http: 429,
    status: 'ERROR',
    action: 'retry',
    delay_retry: 6_000,
    error: 'too_many_calls',
  });
  expect(retryAfter).toEqual([6]);
  expect(count(two)).toBeNull();
});

test('invented bearers count towards the limit of their address, as visitors do', () => {
  const { count } = makeLimits(10);
  for (let times = 0; times < 50; times += 1) {
    expect(count(from('2001:db8::1', times % 2 === 0 ? `${times}`.padStart(43, 'x') : undefined))).toBeNull();
  }
  expect(count(from('2001:db8::2', 'y'.repeat(43)))).not.toBeNull();
  expect(count(from('2001:db8:0:1::2'))).toBeNull();
});

test('a visitor who owns a whole /48 gains nothing by changing to its next /64', () => {
  const { count } = makeLimits(10);
  const passed = Array.from({ length: 300 }, (_, i) => count(from(`2001:db8:5:${i.toString(16)}::1`)) === null);
  expect(passed.filter(Boolean)).toHaveLength(200);
  expect(count(from('2001:db8:6::1'))).toBeNull();
});

test.each([
  ['10.1.2.3', '10.1.2.3', null],
  ['::ffff:10.1.2.3', '10.1.2.3', null],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2', '2001:db8:1/48'],
  ['2001:0DB8::5', '2001:db8:0:0', '2001:db8:0/48'],
  ['fe80::1:2:3:4:5:6', 'fe80:0:1:2', 'fe80:0:1/48'],
  ['::1', '0:0:0:0', '0:0:0/48'],
])('%s belongs to the networks %s and %s', (address, near, wide) => {
  expect(networksOf(address)).toEqual({ near, wide });
});
