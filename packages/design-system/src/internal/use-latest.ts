import { type RefObject, useLayoutEffect, useRef } from 'react';

/** The newest of a value for handlers that must not change with it. */
export function useLatest<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
