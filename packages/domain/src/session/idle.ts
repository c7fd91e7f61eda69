/** SESS-04, in ms. */
export const idleAfter = 25_000;
/** SESS-04: activity codes of the changes. */
export const idleCodes = { idle: 'vlc_500056', active: 'vlc_500060' } as const;
export type IdleCode = (typeof idleCodes)[keyof typeof idleCodes];

export interface IdleState {
  readonly idle: boolean;
  /** Milliseconds since the epoch. */
  readonly lastActivity: number;
}

export interface IdleStep {
  readonly state: IdleState;
  /** To be logged as an activity; null where nothing changed. */
  readonly code: IdleCode | null;
}

export function freshIdle(now: number): IdleState {
  return { idle: false, lastActivity: now };
}

/** SESS-04: a key or the mouse. */
export function idleActivity(state: IdleState, now: number): IdleStep {
  return { state: { idle: false, lastActivity: now }, code: state.idle ? idleCodes.active : null };
}

/** SESS-04: time has passed without either. */
export function idleTick(state: IdleState, now: number): IdleStep {
  if (state.idle || now - state.lastActivity < idleAfter) return { state, code: null };
  return { state: { ...state, idle: true }, code: idleCodes.idle };
}
