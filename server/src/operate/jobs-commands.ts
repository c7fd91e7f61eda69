import { z } from 'zod';
import { sql } from '../db/database.ts';
import type { Tables } from '../db/schema.ts';
import { jobsOf, runJob } from '../jobs.ts';
import { type StoreCommand, storeCommand, UsageError } from './command.ts';
import { readOptions } from './options.ts';

type JobRow = Pick<Tables['job'], 'name' | 'finished' | 'took_ms' | 'by_process' | 'failure' | 'runs' | 'failures'>;

const often = (milliseconds: number) =>
  milliseconds < 60_000 ? `every ${milliseconds / 1000} s` : `every ${milliseconds / 60_000} min`;

function lastResult(row: JobRow | undefined): string {
  if (!row?.finished) return 'not run yet';
  const outcome = row.failure === null ? 'ok' : `failed: ${row.failure}`;
  return `last ${row.finished} by ${row.by_process} in ${row.took_ms} ms, ${outcome}; ${row.runs} recorded, ${row.failures} failed`;
}

export const jobsCommands: readonly StoreCommand[] = [
  storeCommand({
    name: 'jobs',
    usage: '',
    summary: 'lists background jobs and their last result',
    input: z.object({}),
    async read(words) {
      readOptions(words, {}, 'jobs');
      return {};
    },
    async work(_, { database, config, say }) {
      const rows = await database.query<JobRow>(
        sql`SELECT name, finished, took_ms, by_process, failure, runs, failures FROM job`,
      );
      for (const { name, every, summary } of jobsOf(config)) {
        say(`${name} (${often(every)}): ${summary}\n  ${lastResult(rows.find((row) => row.name === name))}`);
      }
    },
  }),
  storeCommand({
    name: 'jobs run',
    usage: 'NAME',
    summary: 'runs a job now',
    input: z.object({ job: z.string() }),
    async read(words) {
      const { positionals } = readOptions(words, {}, 'jobs run NAME');
      const [name = ''] = positionals;
      if (positionals.length !== 1) throw new UsageError('Usage: portal jobs run NAME');
      return { job: name };
    },
    async work({ job: name }, work) {
      const jobs = jobsOf(work.config);
      const job = jobs.find((each) => each.name === name);
      if (!job) throw new UsageError(`Name one of: ${jobs.map((each) => each.name).join(', ')}.`);
      await runJob(work, job);
      work.say(`${name} is done.`);
    },
  }),
];
