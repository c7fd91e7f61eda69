import { parseArgs } from 'node:util';
import { ConfigError, readConfig } from './config.ts';
import { migrate } from './db/migrate.ts';
import { openDatabase } from './db/open.ts';
import { makeSupplier, seed, willBeFilled } from './seed.ts';
import { start } from './start.ts';

const say = (line: string) => console.log(line);

/** `--parts N` says once what `PORTAL_DEMO_PARTS` says for good. */
function environment(): NodeJS.ProcessEnv {
  const { values } = parseArgs({ strict: false, options: { parts: { type: 'string' } } });
  return typeof values.parts === 'string' ? { ...process.env, PORTAL_DEMO_PARTS: values.parts } : process.env;
}

async function run(): Promise<void> {
  const began = Date.now();
  const seedOnly = process.argv.includes('--seed-only');
  const config = readConfig(environment());
  const isNew = willBeFilled(config);
  const opening = openDatabase(config);
  const supplier = isNew ? makeSupplier(config) : null;
  const database = await opening;
  try {
    await migrate(database);
    await seed(database, config, say, supplier);
  } catch (error) {
    await database.close();
    throw error;
  }
  if (seedOnly) {
    await database.close();
    return;
  }
  const running = await start(config, database).catch(async (error: unknown) => {
    await database.close();
    throw error;
  });
  say(`The portal is at ${running.url} (ready after ${((Date.now() - began) / 1000).toFixed(1)} s)`);
  stopOnSignal(running.stop);
}

/** A second signal while stopping ends the process at once. */
function stopOnSignal(stop: () => Promise<void>): void {
  let stopping = false;
  const end = () => {
    if (stopping) process.exit(1);
    stopping = true;
    say('Stopping: finishing what is in flight');
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

run().catch((error: unknown) => {
  // What an operator did wrong is told in words; anything else with its stack.
  const told =
    error instanceof ConfigError ||
    (error instanceof Error && /data folder|ECONNREFUSED|EADDRINUSE/.test(error.message));
  console.error(told && error instanceof Error ? error.message : error);
  process.exit(1);
});
