import { usePortal, usePreferences, useSession } from '@portal/portal-client/react';
import { useEffect } from 'react';
import { savePreferences } from './data/save-preferences.ts';

const tryAgainAfter = 10_000;

/** Sends changed preferences as soon as they change, and again while the server does not take them. */
export function PreferenceSaver() {
  const portal = usePortal();
  const { unsaved } = usePreferences();
  const signedIn = useSession().status === 'signed_in';

  useEffect(() => {
    if (!signedIn || Object.keys(unsaved).length === 0) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const send = async () => {
      if (!(await savePreferences(portal))) timer = setTimeout(() => void send(), tryAgainAfter);
    };
    void send();
    return () => clearTimeout(timer);
  }, [portal, signedIn, unsaved]);

  return null;
}
