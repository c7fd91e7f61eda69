import { type RefObject, useLayoutEffect, useRef } from 'react';

/** A ref to the latest value, for handlers whose identity must not change with it. */
export function useLatest<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
