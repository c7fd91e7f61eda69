export const isFull = process.env.PORTAL_FAULTS === 'full' || process.env.PORTAL_TESTS === 'full';

/** How often each fault is caused: in full runs as stated in docs/reliability.md, otherwise few enough for every run. */
export const lengths = {
  serverKills: isFull ? 30 : 3,
  /** Lines acknowledged before each kill: 30 kills after 5,010 lines in full runs. */
  linesBetweenKills: isFull ? 167 : 30,
  loadKills: isFull ? 20 : 2,
  parallelAdds: isFull ? 2_000 : 300,
  parallelConfirms: 50,
  lostAnswers: isFull ? 300 : 60,
  dueCarts: isFull ? 200 : 20,
} as const;
