import type { Clock } from '../clock/clock.ts';

const failuresToOpen = 5;
const shortest = 2_000;
const longest = 60_000;

/** Stops sending after five failures in a row, and lets one send try again after a while that doubles. */
export interface Circuit {
  /** False while open; true at most once at a time while trying again. */
  mayPass(): boolean;
  isOpen(): boolean;
  /** The pause ends: somebody is back who wants to know, or the network is. */
  tryAgain(): void;
  /** True where failures went before. */
  succeeded(): boolean;
  failed(): void;
  /** The send was called off: it says nothing about the server. */
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
      // Half of it fixed, half by chance: never at once, and never all browsers together.
      const wait = Math.min(longest, shortest * 2 ** openings);
      openUntil = clock.now() + wait / 2 + (random() * wait) / 2;
      openings += trying || failures === failuresToOpen ? 1 : 0;
      trying = false;
    },
  };
}
