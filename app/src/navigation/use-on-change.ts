import { useLatest } from '@portal/design-system';
import { useEffect } from 'react';

/** Runs at first and whenever `value` has changed, with what is current then; what it returns runs before the next time and at the end. */
export function useOnChange<Value>(value: Value, run: (value: Value) => (() => void) | undefined): void {
  const latest = useLatest(run);
  useEffect(() => latest.current(value), [latest, value]);
}
