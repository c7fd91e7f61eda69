import { useLatest } from '@portal/design-system';
import { useEffect } from 'react';

/** Runs on mount and whenever `value` changes, always the latest function; its cleanup runs before the next run and on unmount. */
export function useOnChange<Value>(value: Value, run: (value: Value) => (() => void) | undefined): void {
  const latest = useLatest(run);
  useEffect(() => latest.current(value), [latest, value]);
}
