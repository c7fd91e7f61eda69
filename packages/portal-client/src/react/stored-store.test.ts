import { afterEach, describe, expect, it, vi } from 'vitest';
import { createStoredStore } from './stored-store.ts';

const numbers = (stored: unknown): readonly number[] => (Array.isArray(stored) ? stored.map(Number) : [0]);

function storageOf(values: Map<string, string>) {
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  };
}

afterEach(() => vi.unstubAllGlobals());

describe('a store on this device', () => {
  it('starts with what was stored and stores each change', () => {
    const values = new Map([['list', '[1,2]']]);
    vi.stubGlobal('localStorage', storageOf(values));
    const store = createStoredStore('list', numbers);
    expect(store.get()).toEqual([1, 2]);
    store.set([3]);
    expect(store.get()).toEqual([3]);
    expect(values.get('list')).toBe('[3]');
  });

  it('starts with the default if nothing readable is stored', () => {
    vi.stubGlobal('localStorage', storageOf(new Map([['broken', '{']])));
    expect(createStoredStore('broken', numbers).get()).toEqual([0]);
    expect(createStoredStore('missing', numbers).get()).toEqual([0]);
  });

  it('keeps working for this page if the browser refuses to store', () => {
    const refuse = () => {
      throw new Error('refused');
    };
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
    const store = createStoredStore('list', numbers);
    store.set([4]);
    expect(store.get()).toEqual([4]);
  });
});
