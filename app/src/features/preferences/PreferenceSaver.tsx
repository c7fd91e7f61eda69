import type { PreferenceName } from '@portal/domain/preference';
import { useCallMutation, usePortal, usePreferences, useSession } from '@portal/portal-client/react';
import { useEffect } from 'react';

const tryAgainAfter = 10_000;

/** PREF-01: sends changed preferences as soon as they change, and again while the server does not take them. */
export function PreferenceSaver() {
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
      else timer = setTimeout(() => void save(), tryAgainAfter);
    };
    void save();
    return () => clearTimeout(timer);
  }, [preferences, send, signedIn, unsaved]);

  return null;
}
