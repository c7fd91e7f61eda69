import { type EffectivePreferences, typedPreferences } from '@portal/domain/preference';
import { usePortal } from './portal.ts';
import { useStoreValue } from './store.ts';

/** Returns one effective preference (PREF-02); renders only when that preference changes. */
export function usePreference<Name extends keyof EffectivePreferences>(name: Name): EffectivePreferences[Name] {
  return useStoreValue(usePortal().preferences, ({ preferences }) => typedPreferences(preferences)[name]);
}
