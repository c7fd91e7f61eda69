import { mostCompared } from '@portal/domain/catalogue';
import { createStore, useStore } from '../../portal/store.ts';

const key = 'portal.compare';

function kept(): readonly string[] {
  try {
    return (sessionStorage.getItem(key) ?? '').split(' ').filter(Boolean).slice(0, mostCompared);
  } catch {
    return [];
  }
}

const store = createStore<readonly string[]>(kept());

/** PART-11: the parts chosen to be compared, the same wherever a selector stands, for as long as the tab is open. */
export function useCompared() {
  const chosen = useStore(store);
  const set = (next: readonly string[]) => {
    store.set(next.slice(0, mostCompared));
    try {
      sessionStorage.setItem(key, store.get().join(' '));
    } catch {
      // For this page only, then.
    }
  };
  const toggle = (code: string) =>
    set(chosen.includes(code) ? chosen.filter((each) => each !== code) : [...chosen, code]);
  return { chosen, set, toggle };
}
