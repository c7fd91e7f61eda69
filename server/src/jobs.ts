import { submitDueCarts } from './cart/auto-submit.ts';
import { sql } from './db/database.ts';
import type { Services } from './services.ts';
import { removeOldSessions } from './session/store.ts';

const second = 1_000;
const day = 86_400 * second;
/** Keys are kept for as long as a client may send again (P2: 14 days), and a day more. */
const keepKeys = 15 * day;

interface Job {
  readonly name: string;
  readonly every: number;
  run(): Promise<unknown>;
}

function jobsOf(services: Services): readonly Job[] {
  const { database, clock } = services;
  const ago = (milliseconds: number) => new Date(clock.now().getTime() - milliseconds);
  return [
    { name: 'auto_submit', every: 2 * second, run: () => submitDueCarts(services) },
    {
      name: 'old_keys',
      every: 3600 * second,
      run: () => database.query(sql`DELETE FROM idempotency_key WHERE made < ${ago(keepKeys).toISOString()}`),
    },
    { name: 'old_sessions', every: 3600 * second, run: () => removeOldSessions(database, ago(7 * day)) },
  ];
}

/** Starts what is done by the clock, in every process; the store sees to it that each thing is done once. Answers how to stop. */
export function startJobs(services: Services): () => Promise<void> {
  const running = new Set<Promise<unknown>>();
  const timers = jobsOf(services).map((job) => {
    let busy = false;
    return setInterval(() => {
      if (busy) return;
      busy = true;
      const run = job
        .run()
        .catch((error: unknown) => services.log.error({ err: error, job: job.name }, 'a job failed'))
        .finally(() => {
          busy = false;
          running.delete(run);
        });
      running.add(run);
    }, job.every);
  });
  return async () => {
    for (const timer of timers) clearInterval(timer);
    await Promise.all(running);
  };
}
