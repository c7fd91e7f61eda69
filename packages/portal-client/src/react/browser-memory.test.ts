import { afterEach, expect, test, vi } from 'vitest';
import { browserMemory } from './browser-memory.ts';

afterEach(() => vi.unstubAllGlobals());

const cookies = () => browserMemory('portal.cookies', ['all', 'needed']);

function storage(kept: Map<string, string>) {
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
}

test('SHELL-03 SHELL-07 an answer is remembered by the browser, over pages, each under its own name', () => {
  storage(new Map());
  const first = cookies();
  expect(first.read()).toBeNull();
  first.keep('needed');
  expect(first.read()).toBe('needed');
  expect(cookies().read()).toBe('needed');
  expect(browserMemory('portal.tour', ['over']).read()).toBeNull();
});

test('SHELL-03 what was kept by something else is no answer', () => {
  storage(new Map([['portal.cookies', 'yes']]));
  expect(cookies().read()).toBeNull();
});

test('SHELL-03 SHELL-07 a browser that keeps nothing remembers it for the page', () => {
  const refuse = () => {
    throw new DOMException('no', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
  const memory = cookies();
  expect(memory.read()).toBeNull();
  memory.keep('all');
  expect(memory.read()).toBe('all');
  expect(cookies().read()).toBeNull();
});
