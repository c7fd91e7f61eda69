import { beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
  return () => vi.unstubAllGlobals();
});
const load = () => import('./tour-memory.ts');

test('SHELL-07 that the tour was taken or declined is remembered by the browser', async () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
  const first = await load();
  expect(first.wasToured()).toBe(false);
  first.keepToured();
  vi.resetModules();
  expect((await load()).wasToured()).toBe(true);
});

test('SHELL-07 a browser that keeps nothing remembers it for the page', async () => {
  const refuse = () => {
    throw new DOMException('no', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
  const { keepToured, wasToured } = await load();
  expect(wasToured()).toBe(false);
  keepToured();
  expect(wasToured()).toBe(true);
});
