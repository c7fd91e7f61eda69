import { expect, test } from 'vitest';
import { isAlive, life } from './life.ts';

const start = Date.UTC(2026, 10, 20);
const at = (milliseconds: number) => new Date(start + milliseconds);
const times = { lastUsed: at(0), expires: at(life.absolute), ended: null, bearerReplaced: null };

test('SESS-01 a session ends after 60 minutes without use, and after 14 hours regardless of use', () => {
  expect(isAlive(times, at(life.idle - 1))).toBe(true);
  expect(isAlive(times, at(life.idle))).toBe(false);
  expect(isAlive({ ...times, lastUsed: at(life.absolute - 1) }, at(life.absolute - 1))).toBe(true);
  expect(isAlive({ ...times, lastUsed: at(life.absolute - 1) }, at(life.absolute))).toBe(false);
});

test('a replaced bearer stays valid for 60 seconds; an ended session is invalid at once', () => {
  const replaced = { ...times, bearerReplaced: at(1000) };
  expect(isAlive(replaced, at(60_999))).toBe(true);
  expect(isAlive(replaced, at(61_000))).toBe(false);
  expect(isAlive({ ...times, ended: at(5) }, at(6))).toBe(false);
});
