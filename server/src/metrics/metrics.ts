import { monitorEventLoopDelay } from 'node:perf_hooks';
import { cartEventsPath } from '@portal/domain/contract';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/database.ts';
import type { Message } from '../reporting/handed-over.ts';
import { servedBuild } from '../web/build-number.ts';
import { measured } from './measured.ts';
import { Registry } from './registry.ts';

export interface Metrics {
  /** The store to work with from here on: the same, timed. */
  readonly database: Database;
  jobRan(job: string, isWell: boolean): void;
  handedOver(message: Message, isWell: boolean): void;
  /** A number that is read when it is asked for. */
  watch(name: string, help: string, read: () => number): void;
  text(): Promise<string>;
  stop(): void;
}

/** What this process measures of itself. The names are those of docs/operations.md. */
export function createMetrics(server: FastifyInstance, store: Database): Metrics {
  const registry = new Registry();
  const calls = registry.counter('portal_calls_total', 'Calls answered, by name and result.');
  const seconds = registry.histogram('portal_call_seconds', 'Time to answer a call, by name.');
  const failures = registry.counter('portal_http_failures_total', 'Answers with a status of 500 or above.');
  const jobRuns = registry.counter('portal_job_runs_total', 'Runs of jobs in this process, by name and result.');
  const messages = registry.counter('portal_messages_total', 'Mails and messages to mobiles, by kind and result.');
  const storeSeconds = registry.histogram('portal_store_seconds', 'Time that the store took, waiting included.');
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  const one = (read: () => number) => () => [[{}, read()]] as const;
  registry.gauge('portal_event_loop_delay_seconds', 'Delay of the event loop since the last look, by quantile.', () => {
    const told = [0.5, 0.99].map((q) => [{ quantile: String(q) }, delay.percentile(q * 100) / 1e9] as const);
    delay.reset();
    return told;
  });
  registry.gauge(
    'process_resident_memory_bytes',
    'Memory of the process.',
    one(() => process.memoryUsage().rss),
  );
  registry.gauge(
    'nodejs_heap_size_used_bytes',
    'Heap in use.',
    one(() => process.memoryUsage().heapUsed),
  );
  registry.gauge(
    'process_cpu_seconds_total',
    'Processor time, user and system.',
    one(() => {
      const { user, system } = process.cpuUsage();
      return (user + system) / 1e6;
    }),
    'counter',
  );
  const started = Date.now() / 1000 - process.uptime();
  registry.gauge(
    'process_start_time_seconds',
    'When the process started.',
    one(() => started),
  );
  let build = 0;
  registry.gauge('portal_build_info', 'The build that is served and the kind of store.', () => [
    [{ build: String(build), store: store.kind, node: process.version }, 1],
  ]);

  server.addHook('onResponse', async (request, reply) => {
    if (reply.statusCode >= 500) failures.add();
    const { call, error } = request.facts;
    if (call === null) return;
    calls.add({ call, result: error ?? 'ok' });
    // A stream is answered for as long as its page is open.
    if (call !== cartEventsPath) seconds.observe(reply.elapsedTime / 1000, { call });
  });

  return {
    database: measured(store, storeSeconds),
    jobRan: (job, isWell) => jobRuns.add({ job, result: isWell ? 'ok' : 'failed' }),
    handedOver: (kind, isWell) => messages.add({ kind, result: isWell ? 'ok' : 'failed' }),
    watch: (name, help, read) => registry.gauge(name, help, one(read)),
    text: async () => {
      build = await servedBuild();
      return registry.text();
    },
    stop: () => delay.disable(),
  };
}
