import type { Clock } from '../clock/clock.ts';

const failuresToOpen = 5;
const minPause = 2_000;
const maxPause = 60_000;

/** Stops sending after five failures in a row, then allows one attempt at a time after a pause that doubles. */
export interface Circuit {
  /** False while open; true for at most one attempt at a time while testing recovery. */
  mayPass(): boolean;
  isOpen(): boolean;
  /** Ends the pause, because the user has returned or the network is back. */
  tryAgain(): void;
  /** Returns whether failures preceded. */
  succeeded(): boolean;
  failed(): void;
  /** The request was cancelled, which says nothing about the server. */
  abandoned(): void;
}

export function createCircuit(clock: Clock, random: () => number): Circuit {
  let failures = 0;
  let openings = 0;
  let openUntil = 0;
  let trying = false;
  const isOpen = (): boolean => failures >= failuresToOpen && (clock.now() < openUntil || trying);
  return {
    isOpen,
    mayPass() {
      if (failures < failuresToOpen) return true;
      if (isOpen()) return false;
      trying = true;
      return true;
    },
    tryAgain() {
      openUntil = 0;
    },
    succeeded() {
      const isBack = failures > 0;
      failures = 0;
      openings = 0;
      trying = false;
      return isBack;
    },
    abandoned() {
      trying = false;
    },
    failed() {
      failures += 1;
      if (failures < failuresToOpen) return;
      // Half fixed, half random, so that browsers retry neither immediately nor all at once.
      const wait = Math.min(maxPause, minPause * 2 ** openings);
      openUntil = clock.now() + wait / 2 + (random() * wait) / 2;
      openings += trying || failures === failuresToOpen ? 1 : 0;
      trying = false;
    },
  };
}
