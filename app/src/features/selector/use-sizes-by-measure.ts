import { typedPreferences } from '@portal/domain/preference';
import { usePortal, usePreferences, useSession } from '../../portal/portal.ts';
import { useDeviceChoice } from './use-device-choice.ts';

/** FILT-03: the preference of who is signed in; a visitor's choice is kept on the device. */
export function useSizesByMeasure(): readonly [boolean, (on: boolean) => void] {
  const { preferences: store } = usePortal();
  const { preferences } = usePreferences();
  const visitors = useDeviceChoice('portal.sizes-by-measure');
  if (useSession().status !== 'signed_in') return visitors;
  return [
    typedPreferences(preferences).sizesByMeasure,
    (on) => store.change('enable_dynamic_size_filters', on ? '1' : '0'),
  ];
}
