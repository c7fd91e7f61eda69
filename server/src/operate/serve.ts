import { readConfig } from '../config.ts';
import { migrate } from '../db/migrate.ts';
import { openDatabase } from '../db/open.ts';
import { bucketProblem } from '../feeds/bucket/bucket-problem.ts';
import { operateMessages } from '../messages/operate.ts';
import { makeSupplier, seed, willBeFilled } from '../seed.ts';
import type { Running } from '../start.ts';
import { checkBeforeStart } from './check-before-start.ts';
import type { OwnCommand, Terminal } from './command.ts';
import { readOnlyOptions } from './options.ts';

const usage = '[--parts N]';
const options = { parts: { type: 'string' }, 'seed-only': { type: 'boolean' } } as const;

/** Migrates, fills an empty database except in production, and serves until a signal ends the process. */
async function run(words: readonly string[], terminal: Terminal): Promise<void> {
  const began = Date.now();
  const values = readOnlyOptions(words, options, `serve ${usage}`);
  // `--parts N` overrides `PORTAL_DEMO_PARTS`.
  const more = values.parts === undefined ? {} : { PORTAL_DEMO_PARTS: values.parts };
  const config = readConfig({ ...terminal.environment, ...more });
  const onlyFills = values['seed-only'] === true;
  await checkBeforeStart(onlyFills ? { ...config, port: 0, metrics: null } : config);
  const isNew = willBeFilled(config);
  const opening = openDatabase(config);
  const supplier = isNew ? makeSupplier(config) : null;
  const database = await opening;
  try {
    await migrate(database);
    await seed(database, config, terminal.say, supplier);
    if (onlyFills) {
      await database.close();
      return;
    }
    // Every other command starts without the web server, in half the time.
    const { start } = await import('../start.ts');
    const running = await start(config, database);
    if (config.feedBucket) void bucketProblem(config.feedBucket).then((problem) => problem && terminal.say(problem));
    terminal.say(operateMessages.serve.ready(running.url, ((Date.now() - began) / 1000).toFixed(1)));
    stopOnSignal(running.stop, terminal.say);
    endOnFault(running.reportFault);
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** Stops gracefully on SIGTERM and SIGINT. A second signal ends the process at once. */
function stopOnSignal(stop: () => Promise<void>, say: (line: string) => void): void {
  let stopping = false;
  const end = () => {
    if (stopping) process.exit(1);
    stopping = true;
    say(operateMessages.serve.stopping);
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', end);
  process.on('SIGINT', end);
}

/** PING-06: reports uncaught errors and rejections, then ends the process, whose state is unknown. */
function endOnFault(reportFault: Running['reportFault']): void {
  process.once('uncaughtException', (error, origin) => {
    void reportFault(error, origin).finally(() => process.exit(1));
  });
}

export const serve: OwnCommand = {
  kind: 'own',
  name: 'serve',
  usage,
  summary: operateMessages.serve.summary,
  run,
};
