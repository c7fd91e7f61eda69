import { useEffect, useState } from 'react';

/** Whole seconds until a moment, counted down once a second; 0 when it is past, null without one. */
export function useSecondsLeft(until: string | null, now: () => number): number | null {
  const left = () => (until === null ? null : Math.max(0, Math.ceil((Date.parse(until) - now()) / 1000)));
  const [, tick] = useState(0);
  useEffect(() => {
    if (until === null) return;
    const timer = window.setInterval(() => tick((n) => n + 1), 1000);
    return () => window.clearInterval(timer);
  }, [until]);
  return left();
}

/** `4:12` */
export function countdownWords(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
