import { createContext, useCallback, useContext, useSyncExternalStore } from 'react';
import { baseDurations, type MotionName, motionSpeeds } from '../../motion/motion.ts';

/** The speed of the nearest provider, or of the root element. */
export const MotionContext = createContext<MotionName | null>(null);

const query = '(prefers-reduced-motion: reduce)';
const isReduced = () => typeof matchMedia === 'function' && matchMedia(query).matches;
function watchReduced(listener: () => void): () => void {
  const media = matchMedia(query);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}
function rootSpeed(): MotionName {
  const value = typeof document === 'undefined' ? undefined : document.documentElement.dataset.motion;
  const names = Object.keys(motionSpeeds) as MotionName[];
  return names.find((name) => String(motionSpeeds[name].value) === value) ?? 'medium';
}

/**
 * PREF-03 for animation outside CSS: returns a function that scales a duration in ms. Returns 0 if the system asks for reduced
 * motion.
 */
export function useMotion(): (base: keyof typeof baseDurations) => number {
  const name = useContext(MotionContext);
  const reduced = useSyncExternalStore(watchReduced, isReduced, () => false);
  return useCallback(
    (base) => (reduced ? 0 : baseDurations[base] * motionSpeeds[name ?? rootSpeed()].speed),
    [name, reduced],
  );
}
