import type { PreferenceName } from '@portal/domain/preference';
import { useEffect } from 'react';
import { usePortal, usePreferences, useSession } from './portal.ts';
import { useCallMutation } from './use-call-mutation.ts';

const retryAfter = 10_000;

/** Saves preferences as soon as they change; retries every 10 seconds while saving fails (PREF-01). */
export function useSavePreferences(): void {
  const { preferences } = usePortal();
  const { unsaved } = usePreferences();
  const signedIn = useSession().status === 'signed_in';
  const { send } = useCallMutation('set-preferences');

  useEffect(() => {
    if (!signedIn || Object.keys(unsaved).length === 0) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const save = async () => {
      const { unsaved: changed } = preferences.get();
      const settings = Object.entries(changed).map(([key, value]) => ({ key: key as PreferenceName, value }));
      if (settings.length === 0) return;
      const outcome = await send({ settings });
      if (outcome.ok) preferences.saved(changed, outcome.data.settings);
      else timer = setTimeout(() => void save(), retryAfter);
    };
    void save();
    return () => clearTimeout(timer);
  }, [preferences, send, signedIn, unsaved]);
}
