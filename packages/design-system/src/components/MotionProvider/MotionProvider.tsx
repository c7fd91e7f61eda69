import type { ReactNode } from 'react';
import { type MotionName, motionSpeeds } from '../../motion/motion.ts';
import * as css from './MotionProvider.css.ts';
import { MotionContext } from './use-motion.ts';

export interface MotionProviderProps {
  children: ReactNode;
  /** Factor for all durations inside (PREF-03). */
  speed: MotionName;
}

/**
 * PREF-03: another animation speed for a part of the page, such as a preview next to its setting. The nearest provider applies, and
 * the system's reduced motion overrides all. ThemeProvider sets the speed of the page.
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
