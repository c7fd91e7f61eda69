import { type EffectivePreferences, typedPreferences } from '@portal/domain/preference';
import { usePortal } from './portal.ts';
import { useStoreValue } from './store.ts';

/** One preference, as it counts (PREF-02): a change of any other one renders nobody who asks for this. */
export function usePreference<Name extends keyof EffectivePreferences>(name: Name): EffectivePreferences[Name] {
  return useStoreValue(usePortal().preferences, ({ preferences }) => typedPreferences(preferences)[name]);
}
