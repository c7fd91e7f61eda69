import { useState } from 'react';

/** A choice kept on this device, such as a feature that is tried. */
export function useDeviceChoice(key: string): readonly [boolean, (on: boolean) => void] {
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
        // For this page only, then.
      }
    },
  ];
}
