const isFull = process.env.PORTAL_FAULTS === 'full' || process.env.PORTAL_TESTS === 'full';

/** How often each fault is made: the figures of docs/reliability.md in full, and few enough of them for every run. */
export const lengths = {
  serverKills: isFull ? 30 : 3,
  parallelAdds: isFull ? 2_000 : 300,
  parallelConfirms: 50,
  lostAnswers: isFull ? 300 : 60,
  dueCarts: isFull ? 200 : 20,
} as const;
