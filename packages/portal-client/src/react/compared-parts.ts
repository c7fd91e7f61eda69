import { mostCompared } from '@portal/domain/catalogue';
import { createStore, useStore } from './store.ts';

const key = 'portal.compare';

function storedParts(): readonly string[] {
  try {
    return (sessionStorage.getItem(key) ?? '').split(' ').filter(Boolean).slice(0, mostCompared);
  } catch {
    return [];
  }
}

const store = createStore<readonly string[]>(storedParts());

function set(next: readonly string[]): void {
  store.set(next.slice(0, mostCompared));
  try {
    sessionStorage.setItem(key, store.get().join(' '));
  } catch {
    // The choice then lasts only for this page.
  }
}

function toggle(code: string): void {
  const chosen = store.get();
  set(chosen.includes(code) ? chosen.filter((each) => each !== code) : [...chosen, code]);
}

/** The parts chosen for comparison, shared by all selectors of this browser tab (PART-11). */
export const useCompared = () => ({ chosen: useStore(store), set, toggle });
