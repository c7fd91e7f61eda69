import { useState } from 'react';
import { usePortal, useSession } from './portal.ts';
import { usePreference } from './use-preference.ts';

/** A choice stored on this device. */
function useDeviceChoice(key: string): readonly [boolean, (on: boolean) => void] {
  const [on, setOn] = useState(() => {
    try {
      return localStorage.getItem(key) === '1';
    } catch {
      return false;
    }
  });
  return [
    on,
    (next) => {
      setOn(next);
      try {
        localStorage.setItem(key, next ? '1' : '0');
      } catch {
        // The choice then lasts only for this page.
      }
    },
  ];
}

/** A preference of the signed-in user; for a visitor, a choice stored on the device (FILT-03). */
export function useSizesByMeasure(): readonly [boolean, (on: boolean) => void] {
  const { preferences } = usePortal();
  const preferred = usePreference('sizesByMeasure');
  const visitors = useDeviceChoice('portal.sizes-by-measure');
  if (useSession().status !== 'signed_in') return visitors;
  return [preferred, (on) => preferences.change('enable_dynamic_size_filters', on ? '1' : '0')];
}
