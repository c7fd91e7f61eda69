import { z } from 'zod';
import { sql } from '../db/database.ts';
import type { Tables } from '../db/schema.ts';
import { jobsOf, runJob } from '../jobs.ts';
import { operateMessages } from '../messages/operate.ts';
import { type StoreCommand, storeCommand, UsageError } from './command.ts';
import { readOnlyOptions, readOptions } from './options.ts';

type JobRow = Pick<Tables['job'], 'name' | 'finished' | 'took_ms' | 'by_process' | 'failure' | 'runs' | 'failures'>;

const { jobs: texts } = operateMessages;

const often = (milliseconds: number) =>
  milliseconds < 60_000 ? texts.everySeconds(milliseconds / 1000) : texts.everyMinutes(milliseconds / 60_000);

function lastResult(row: JobRow | undefined): string {
  if (!row?.finished) return texts.notRunYet;
  const { finished, by_process, took_ms, failure, runs, failures } = row;
  const outcome = failure === null ? texts.ok : texts.failed(failure);
  return texts.last({ finished, process: by_process, milliseconds: took_ms, outcome, runs, failures });
}

export const jobsCommands: readonly StoreCommand[] = [
  storeCommand({
    name: 'jobs',
    usage: '',
    summary: texts.list,
    input: z.object({}),
    async read(words) {
      readOnlyOptions(words, {}, 'jobs');
      return {};
    },
    async work(_, { database, config, say }) {
      const rows = await database.query<JobRow>(
        sql`SELECT name, finished, took_ms, by_process, failure, runs, failures FROM job`,
      );
      for (const { name, every, summary } of jobsOf(config)) {
        const last = lastResult(rows.find((row) => row.name === name));
        say(texts.job({ name, often: often(every), summary, last }));
      }
    },
  }),
  storeCommand({
    name: 'jobs run',
    usage: 'NAME',
    summary: texts.run,
    input: z.object({ job: z.string() }),
    async read(words) {
      const { positionals } = readOptions(words, {}, 'jobs run NAME');
      const [name = ''] = positionals;
      if (positionals.length !== 1) throw new UsageError(texts.oneName);
      return { job: name };
    },
    async work({ job: name }, work) {
      const jobs = jobsOf(work.config);
      const job = jobs.find((each) => each.name === name);
      if (!job) throw new UsageError(texts.nameOne(jobs.map((each) => each.name).join(', ')));
      await runJob(work, job);
      work.say(texts.done(name));
    },
  }),
];
