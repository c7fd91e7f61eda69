import { type Preference, type PreferenceName, type Preferences, parsePreferences } from '@portal/domain/preference';
import { createStore, type Store } from './store.ts';

type Values = Readonly<Partial<Record<PreferenceName, string>>>;

export interface PreferencesState {
  /** Always complete; defaults apply where nothing is known. */
  readonly preferences: Preferences;
  /** False until the server has sent the user's preferences. */
  readonly known: boolean;
  /** Changed here and not yet saved on the server. */
  readonly unsaved: Values;
}

export interface PreferenceStore extends Pick<Store<PreferencesState>, 'get' | 'subscribe'> {
  /** Applies the server's preferences; unsaved changes stay on top of them. */
  load(settings: readonly Preference[]): void;
  /** Applies a change at once (PREF-01); `useSavePreferences` sends it. */
  change(name: PreferenceName, value: string): void;
  /** The server has saved `sent` and replied with all preferences. */
  saved(sent: Values, settings: readonly Preference[]): void;
  forget(): void;
}

const defaults: PreferencesState = { preferences: parsePreferences([]), known: false, unsaved: {} };

function over(settings: readonly { name: string; value: string; is_set?: boolean }[], unsaved: Values): Preferences {
  const changed = Object.entries(unsaved).map(([name, value]) => ({ name, value, is_set: true }));
  return parsePreferences([...settings.filter(({ name }) => !(name in unsaved)), ...changed]);
}

export function createPreferences(): PreferenceStore {
  const store = createStore(defaults);
  return {
    get: store.get,
    subscribe: store.subscribe,
    load(settings) {
      const { unsaved } = store.get();
      store.set({ preferences: over(settings, unsaved), known: true, unsaved });
    },
    change(name, value) {
      const state = store.get();
      if (state.preferences[name].value === value) return;
      const unsaved = { ...state.unsaved, [name]: value };
      store.set({ ...state, preferences: over(Object.values(state.preferences), unsaved), unsaved });
    },
    saved(sent, settings) {
      // A value that was changed again while it was being saved stays unsaved.
      const left = Object.entries(store.get().unsaved).filter(
        ([name, value]) => sent[name as PreferenceName] !== value,
      );
      const unsaved: Values = Object.fromEntries(left);
      store.set({ preferences: over(settings, unsaved), known: true, unsaved });
    },
    forget: () => store.set(defaults),
  };
}
