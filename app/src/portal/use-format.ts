import type { Formats } from '@portal/domain/format';
import { formatsAt } from '@portal/domain/preference';
import { useMemo } from 'react';
import { usePreferences } from './portal.ts';
import { useMedia } from './use-media.ts';

/** PREF-02; below 1120 px all three are 0 (SHELL-11). */
export function useFormat(): Formats {
  const { preferences } = usePreferences();
  const narrow = useMedia('(max-width: 1119.98px)');
  return useMemo(() => formatsAt(preferences, narrow ? 0 : Number.POSITIVE_INFINITY), [preferences, narrow]);
}
