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

test('SHELL-03 SHELL-07 a choice is remembered by the browser across pages, each under its own key', () => {
  storage(new Map());
  const first = cookies();
  expect(first.read()).toBeNull();
  first.save('needed');
  expect(first.read()).toBe('needed');
  expect(cookies().read()).toBe('needed');
  expect(browserMemory('portal.tour', ['over']).read()).toBeNull();
});

test('SHELL-03 a stored value that is not one of the choices is ignored', () => {
  storage(new Map([['portal.cookies', 'yes']]));
  expect(cookies().read()).toBeNull();
});

test('SHELL-03 SHELL-07 without storage, the choice is remembered for the page', () => {
  const refuse = () => {
    throw new DOMException('no', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
  const memory = cookies();
  expect(memory.read()).toBeNull();
  memory.save('all');
  expect(memory.read()).toBe('all');
  expect(cookies().read()).toBeNull();
});
