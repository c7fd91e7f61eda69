import { freshIdle, type IdleCode, idleActivity, idleTick } from '@portal/domain/session';
import { type Clock, every } from '../clock/clock.ts';

const tick = 1000;
const signs = ['keydown', 'pointermove', 'pointerdown', 'wheel', 'touchstart'] as const;

export interface IdleMonitor {
  isIdle(): boolean;
  stop(): void;
}

export interface IdleMonitorSettings {
  readonly clock: Clock;
  /** Event target for keyboard and mouse: the window. */
  readonly target: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;
  /** Called on each change, with its activity code. */
  readonly changed: (idle: boolean, code: IdleCode) => void;
}

/** Reports idle after 25 s without keyboard or mouse input (SESS-04). */
export function monitorIdle({ clock, target, changed }: IdleMonitorSettings): IdleMonitor {
  let state = freshIdle(clock.now());
  const active = (): void => {
    const step = idleActivity(state, clock.now());
    state = step.state;
    if (step.code) changed(false, step.code);
  };
  for (const sign of signs) target.addEventListener(sign, active, { passive: true, capture: true });
  const stop = every(clock, tick, () => {
    const step = idleTick(state, clock.now());
    state = step.state;
    if (step.code) changed(true, step.code);
  });
  return {
    isIdle: () => state.idle,
    stop() {
      stop();
      for (const sign of signs) target.removeEventListener(sign, active, { capture: true });
    },
  };
}
