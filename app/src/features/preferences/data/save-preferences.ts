import type { PreferenceName } from '@portal/domain/preference';
import type { Portal } from '@portal/portal-client/react';

/** Sends what was changed here (PREF-01). False when the server did not take it: the changes stay unsaved. */
export async function savePreferences(portal: Portal): Promise<boolean> {
  const { unsaved } = portal.preferences.get();
  const settings = Object.entries(unsaved).map(([key, value]) => ({ key: key as PreferenceName, value }));
  if (settings.length === 0) return true;
  const answer = await portal.transport.callOrFalse('set-preferences', { settings });
  if (answer === false) return false;
  portal.preferences.saved(unsaved, answer.settings);
  return true;
}
