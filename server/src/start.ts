import type { AddressInfo } from 'node:net';
import { ActivityLog } from './browser/activity-log.ts';
import { mountCalls } from './calls/mount.ts';
import { StockListStore } from './catalogue/stock-list.ts';
import { type Clock, systemClock } from './clock.ts';
import { type Config, ConfigError } from './config.ts';
import { type Database, sql } from './db/database.ts';
import { addCartEvents } from './events/cart-events.ts';
import { makeHttp } from './http.ts';
import { startJobs } from './jobs.ts';
import { createMailer } from './mail/mailer.ts';
import type { Services } from './services.ts';
import { Sessions } from './session/sessions.ts';
import { addHealth } from './web/health.ts';
import { addPages } from './web/pages.ts';
import { addPublicPages } from './web/public-pages.ts';

export interface Running {
  readonly url: string;
  /** Finishes what is in flight, then closes the store. */
  stop(): Promise<void>;
}

/** How long requests in flight may take at the end. Milliseconds. */
const patience = 10_000;
/** How often connections that have become idle are closed at the end. Milliseconds. */
const lookForIdle = 50;

/** Serves the portal on a store that is migrated and filled. */
export async function start(config: Config, database: Database, clock: Clock = systemClock): Promise<Running> {
  await refuseDemoInProduction(config, database);
  const server = await makeHttp(config);
  const services: Services = {
    config,
    database,
    clock,
    log: server.log,
    sessions: new Sessions(database, clock),
    stockList: new StockListStore(database),
    activities: new ActivityLog(database, clock, server.log),
    mailer: createMailer(config),
  };
  let stopping = false;
  addHealth(server, database, () => stopping);
  mountCalls(server, services);
  const stopEvents = await addCartEvents(server, services);
  addPublicPages(server, services);
  await addPages(server, config, database);
  const stopListening = await services.sessions.listen();
  await server.listen({ port: config.port, host: config.host });
  const stopJobs = startJobs(services);
  // The first who asks for the stock list should not wait for it to be made.
  services.stockList.get().catch((error: unknown) => server.log.error({ err: error }, 'the stock list cannot be made'));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `http://${config.host.includes(':') ? `[${config.host}]` : config.host}:${port}`,
    stop: async () => {
      stopping = true;
      await stopEvents();
      const closed = server.close();
      const timer = setTimeout(() => server.server.closeAllConnections(), patience);
      // A connection whose request was in flight at the close stays open for the browser's next one: nobody waits for that.
      const idle = setInterval(() => server.server.closeIdleConnections(), lookForIdle);
      await closed;
      clearInterval(idle);
      clearTimeout(timer);
      await stopJobs();
      await stopListening();
      await services.activities.flush();
      services.mailer.close();
      await database.close();
    },
  };
}

async function refuseDemoInProduction(config: Config, database: Database): Promise<void> {
  if (!config.production) return;
  const [demo] = await database.query(sql`SELECT 1 FROM portal_user WHERE demo AND NOT disabled LIMIT 1`);
  if (demo) {
    throw new ConfigError(
      'Production does not start with the demo users, whose password everybody knows. Remove or disable them first.',
    );
  }
}
