import { beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
  return () => vi.unstubAllGlobals();
});
const load = () => import('./cookie-answer.ts');

function storage(kept: Map<string, string>) {
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
}

test('SHELL-03 the answer is remembered by the browser, over pages', async () => {
  const kept = new Map<string, string>();
  storage(kept);
  const first = await load();
  expect(first.readCookieAnswer()).toBeNull();
  first.keepCookieAnswer('needed');
  vi.resetModules();
  expect((await load()).readCookieAnswer()).toBe('needed');
});

test('SHELL-03 what was kept by something else is no answer', async () => {
  storage(new Map([['portal.cookies', 'yes']]));
  expect((await load()).readCookieAnswer()).toBeNull();
});

test('SHELL-03 a browser that keeps nothing remembers it for the page', async () => {
  const refuse = () => {
    throw new DOMException('no', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
  const { keepCookieAnswer, readCookieAnswer } = await load();
  expect(readCookieAnswer()).toBeNull();
  keepCookieAnswer('all');
  expect(readCookieAnswer()).toBe('all');
});
