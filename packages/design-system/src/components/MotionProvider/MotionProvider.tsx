import type { ReactNode } from 'react';
import { type MotionName, motionSpeeds } from '../../motion/motion.ts';
import * as css from './MotionProvider.css.ts';
import { MotionContext } from './use-motion.ts';

export interface MotionProviderProps {
  children: ReactNode;
  /** The factor of every duration within it (PREF-03). */
  speed: MotionName;
}

/**
 * Another animation speed for a part of the page (PREF-03): a preview beside its setting, a region that must stand still. Providers nest,
 * the nearest holds, and the system's reduced motion wins over all. The page's own speed is ThemeProvider's.
 */
export function MotionProvider({ children, speed }: MotionProviderProps) {
  return (
    <MotionContext value={speed}>
      <div className={css.scope} data-motion-scope={motionSpeeds[speed].value}>
        {children}
      </div>
    </MotionContext>
  );
}
