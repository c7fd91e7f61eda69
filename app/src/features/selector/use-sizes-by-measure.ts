import { usePortal, usePreference, useSession } from '@portal/portal-client/react';
import { useDeviceChoice } from './use-device-choice.ts';

/** FILT-03: the preference of who is signed in; a visitor's choice is kept on the device. */
export function useSizesByMeasure(): readonly [boolean, (on: boolean) => void] {
  const { preferences } = usePortal();
  const preferred = usePreference('sizesByMeasure');
  const visitors = useDeviceChoice('portal.sizes-by-measure');
  if (useSession().status !== 'signed_in') return visitors;
  return [preferred, (on) => preferences.change('enable_dynamic_size_filters', on ? '1' : '0')];
}
