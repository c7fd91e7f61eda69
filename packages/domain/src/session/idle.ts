/** In ms (SESS-04). */
export const idleAfter = 25_000;
/** Activity codes of the state changes (SESS-04). */
export const idleCodes = { idle: 'vlc_500056', active: 'vlc_500060' } as const;
export type IdleCode = (typeof idleCodes)[keyof typeof idleCodes];

export interface IdleState {
  readonly idle: boolean;
  /** Milliseconds since the epoch. */
  readonly lastActivity: number;
}

export interface IdleStep {
  readonly state: IdleState;
  /** Code to log as an activity; null if the state did not change. */
  readonly code: IdleCode | null;
}

export function freshIdle(now: number): IdleState {
  return { idle: false, lastActivity: now };
}

/** Handles keyboard or mouse activity (SESS-04). */
export function idleActivity(state: IdleState, now: number): IdleStep {
  return { state: { idle: false, lastActivity: now }, code: state.idle ? idleCodes.active : null };
}

/** Handles time passing without activity (SESS-04). */
export function idleTick(state: IdleState, now: number): IdleStep {
  if (state.idle || now - state.lastActivity < idleAfter) return { state, code: null };
  return { state: { ...state, idle: true }, code: idleCodes.idle };
}
