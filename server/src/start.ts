import type { AddressInfo } from 'node:net';
import type { FastifyBaseLogger } from 'fastify';
import { BackgroundTasks } from './background-tasks.ts';
import { ActivityLog } from './browser/activity-log.ts';
import { CallGate } from './calls/call-gate.ts';
import { CallLimits } from './calls/call-limits.ts';
import { mountCalls } from './calls/mount.ts';
import { SharedCalls } from './calls/shared-calls.ts';
import { CatalogueSearch } from './catalogue/search/catalogue-search.ts';
import { StockListStore } from './catalogue/stock-list.ts';
import { type Clock, systemClock } from './clock.ts';
import { type Config, ConfigError } from './config.ts';
import { type Database, sql } from './db/database.ts';
import { PostgresDatabase } from './db/postgres.ts';
import { ReadReplica } from './db/read-replica.ts';
import { addCartEvents } from './events/cart-events.ts';
import { addFeedUploads } from './feeds/feed-uploads.ts';
import { followSwitches } from './feeds/follow-switches.ts';
import { makeHttp } from './http.ts';
import { startJobs } from './jobs.ts';
import { createMailer } from './mail/mailer.ts';
import { Maintenance } from './maintenance/maintenance.ts';
import { addMediaUploads } from './media/media-uploads.ts';
import { addMedia } from './media/serve-media.ts';
import { configMessages } from './messages/config.ts';
import { createMetrics } from './metrics/metrics.ts';
import { serveMetrics } from './metrics/serve-metrics.ts';
import { watchOperation } from './metrics/watch-operation.ts';
import { checkEvents } from './operate/check-events.ts';
import { acceptCommands } from './operate/control.ts';
import { storeCommands } from './operate/store-commands.ts';
import { watchQueues } from './orders-out/watch-queues.ts';
import { reportFailedRequests } from './reporting/failed-requests.ts';
import { watchedGateway, watchedMailer } from './reporting/handed-over.ts';
import { ReportLimits } from './reporting/report-limits.ts';
import { createReporter } from './reporting/reporter.ts';
import type { Services } from './services.ts';
import { encryptSecrets, secretsOf } from './session/secret-keys.ts';
import { Sessions } from './session/sessions.ts';
import { addSignOn } from './sign-on/sign-on-routes.ts';
import { createSmsGateway } from './sms/sms.ts';
import { startWarnings } from './start-warnings.ts';
import { traced } from './tracing/traced.ts';
import { addHealth } from './web/health.ts';
import { addPages } from './web/pages.ts';
import { addPublicPages } from './web/public-pages.ts';
import { Readiness } from './web/readiness.ts';
import { addRedirects } from './web/redirects.ts';

export interface Running {
  readonly url: string;
  /** Finishes requests in flight, then closes the database. */
  stop(): Promise<void>;
  /** Reports an uncaught error (PING-06) and resolves when it is sent. */
  reportFault(error: unknown, origin: string): Promise<void>;
}

/** Milliseconds that requests in flight may take at shutdown. */
const shutdownTimeout = 10_000;
/** Milliseconds between closing idle connections at shutdown. */
const idleCheckEvery = 50;

/** Starts the portal on a migrated and filled database. */
export async function start(config: Config, store: Database, clock: Clock = systemClock): Promise<Running> {
  await refuseDemoInProduction(config, store);
  if (store.kind === 'postgres') await checkEvents(store);
  const secrets = secretsOf(config);
  await encryptSecrets(store, secrets);
  const server = await makeHttp(config);
  // The libraries are loaded only where traces are sent.
  const tracing = config.tracing
    ? await (await import('./tracing/tracing.ts')).startTracing(server, config.tracing, config.tlsProxy !== null)
    : null;
  const metrics = createMetrics(server, tracing ? traced(store, tracing.tracer) : store);
  const { database } = metrics;
  const reportLimits = new ReportLimits(clock);
  const reporter = createReporter(config, clock, server.log, () => metrics.dropped('error_report', 1), reportLimits);
  const watchers = { reporter, handedOver: metrics.handedOver };
  const services: Services = {
    config,
    database,
    clock,
    log: server.log,
    sessions: new Sessions(database, clock),
    stockList: new StockListStore(database),
    search: new CatalogueSearch({ database, clock, log: server.log, largeFrom: config.serverSearchParts }),
    activities: new ActivityLog(database, clock, server.log, (rows) => metrics.dropped('activity', rows)),
    mailer: watchedMailer(createMailer(config), watchers),
    maintenance: new Maintenance(database, clock),
    sms: watchedGateway(createSmsGateway(config), watchers),
    reporter,
    backgroundTasks: new BackgroundTasks(server.log, reporter),
    limits: new CallLimits(clock, config),
    gate: CallGate.with(database.kind),
    secrets,
  };
  const { replica } = config;
  const reads = new ReadReplica(
    database,
    replica && PostgresDatabase.later({ url: replica.url, connections: config.connections }),
    { mostBehind: replica?.mostBehind ?? 0, clock, log: server.log },
  );
  const readiness = new Readiness(database.ahead, server.log);
  reportFailedRequests(server, services.reporter);
  addRedirects(server, config);
  addHealth(server, readiness);
  mountCalls(server, services);
  addSignOn(server, services);
  await addFeedUploads(server, services);
  await addMediaUploads(server, services);
  const stopEvents = await addCartEvents(server, services);
  addPublicPages(server, services, reads);
  addMedia(server, services);
  await addPages(server, services, reads);
  const stops = [
    reads.start(),
    await services.sessions.listen(),
    await services.maintenance.follow(),
    await followSwitches(database),
  ];
  metrics.watch('portal_maintenance', '1 while the portal is under maintenance.', () =>
    services.maintenance.state.on ? 1 : 0,
  );
  metrics.watch('portal_activities_waiting', 'Activities that are not written yet.', () => services.activities.waiting);
  metrics.watch('portal_calls_in_progress', 'Calls in progress.', () => services.gate.inside);
  metrics.watch('portal_calls_waiting', 'Calls that wait for a place.', () => services.gate.waiting);
  watchQueues(metrics, services);
  watchOperation(metrics, store, services);
  await readiness.check();
  stops.push(readiness.start());
  await server.listen({ port: config.port, host: config.host });
  for (const warning of startWarnings(config)) server.log.warn(warning);
  if (config.metrics) {
    const metricsServer = await serveMetrics(metrics, config.metrics);
    server.log.info({ url: metricsServer.url }, 'metrics');
    stops.push(metricsServer.stop);
  }
  if (config.databaseUrl === null) stops.push(await acceptCommands(storeCommands, services, server.log));
  // The embedded database belongs to one process, so only PostgreSQL needs shared limits.
  if (database.kind === 'postgres') {
    const shared = {
      ...services.limits.shared,
      ...services.activities.visitors.shared,
      ...reportLimits.browsers.shared,
    };
    stops.push(new SharedCalls(database, clock, shared).start(server.log));
  }
  const stopJobs = startJobs(services, { log: server.log, ran: metrics.jobRan, reporter });
  const stopToggle = toggleDebug(server.log, config);
  prepareCatalogue(services);
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `http://${config.host.includes(':') ? `[${config.host}]` : config.host}:${port}`,
    stop: async () => {
      readiness.stop();
      await stopEvents();
      const closed = server.close();
      const timer = setTimeout(() => server.server.closeAllConnections(), shutdownTimeout);
      // A connection whose request was in flight at the close stays open for the next one, so idle connections are closed repeatedly.
      const idle = setInterval(() => server.server.closeIdleConnections(), idleCheckEvery);
      await closed;
      clearInterval(idle);
      clearTimeout(timer);
      await stopJobs();
      await services.backgroundTasks.settle();
      await services.reporter.settle();
      for (const each of stops) await each();
      await services.search.stop();
      stopToggle();
      metrics.stop();
      await services.activities.flush();
      services.mailer.close();
      await tracing?.stop();
      await database.close();
    },
    reportFault: async (error, origin) => {
      server.log.fatal({ err: error, origin }, 'an uncaught error');
      reporter.failed(error, { source: 'process', path: origin });
      await reporter.settle();
    },
  };
}

/** Prepares what the first visitors would otherwise wait for: the stock list, or the search index of a large catalogue. */
function prepareCatalogue({ search, stockList, log }: Services): void {
  const prepare = async () => ((await search.size()).large ? search.prepare() : stockList.get());
  prepare().catch((error: unknown) => log.error({ err: error }, 'the stock list could not be built'));
}

/** SIGUSR2 switches the log between debug and the configured level, without a restart that could hide the problem. */
function toggleDebug(log: FastifyBaseLogger, config: Config): () => void {
  const toggle = () => {
    log.level = log.level === 'debug' ? config.logLevel : 'debug';
    log.warn({ log_level: log.level }, 'the log level was switched');
  };
  process.on('SIGUSR2', toggle);
  return () => void process.off('SIGUSR2', toggle);
}

async function refuseDemoInProduction(config: Config, database: Database): Promise<void> {
  if (!config.production) return;
  const [demo] = await database.query(sql`SELECT 1 FROM portal_user WHERE demo AND NOT disabled LIMIT 1`);
  if (demo) {
    throw new ConfigError(configMessages.demoUsers);
  }
}
