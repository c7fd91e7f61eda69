import type { Formats } from '@portal/domain/format';
import { formatsAt } from '@portal/domain/preference';
import { usePortal } from './portal.ts';
import { useStoreFields } from './store.ts';
import { useMedia } from './use-media.ts';

/** Returns the user's formats (PREF-02) at the window's width (SHELL-11). */
export function useFormat(): Formats {
  const width = useMedia('(max-width: 1119.98px)') ? 0 : Number.POSITIVE_INFINITY;
  return useStoreFields(usePortal().preferences, ({ preferences }) => formatsAt(preferences, width));
}
