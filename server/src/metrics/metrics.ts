import { monitorEventLoopDelay } from 'node:perf_hooks';
import { cartEventsPath } from '@portal/domain/contract';
import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Database } from '../db/database.ts';
import type { Message } from '../reporting/handed-over.ts';
import { servedBuild } from '../web/build-number.ts';
import { measured } from './measured.ts';

export interface Metrics {
  /** The given database, wrapped for measurement. */
  readonly database: Database;
  jobRan(job: string, isWell: boolean): void;
  handedOver(message: Message, isWell: boolean): void;
  /** Counts what visitors sent above their limits. */
  dropped(kind: 'activity' | 'error_report', records: number): void;
  /** Adds a gauge whose value is read on each scrape. */
  watch(name: string, help: string, read: () => number): void;
  /** Adds a gauge with a value for each name of a label, read on each scrape. */
  watchEach(name: string, help: string, label: string, read: () => Promise<Readonly<Record<string, number>>>): void;
  /** All metrics in the Prometheus text format. */
  text(): Promise<string>;
  readonly contentType: string;
  stop(): void;
}

/** Upper bounds of the buckets in seconds, from calls served from memory to calls that time out. */
const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10] as const;

/** The metrics of this process. docs/monitoring.md documents their names. */
export function createMetrics(server: FastifyInstance, store: Database): Metrics {
  const registry = new Registry();
  const registers = [registry];
  const counter = <Name extends string>(name: string, help: string, labelNames: readonly Name[] = []) =>
    new Counter({ name, help, labelNames, registers });
  const histogram = <Name extends string>(name: string, help: string, labelNames: readonly Name[]) =>
    new Histogram({ name, help, labelNames, buckets: [...buckets], registers });

  // CPU time, memory, heap, garbage collection and start time, under the standard names for Node.js dashboards.
  collectDefaultMetrics({ register: registry });
  const calls = counter('portal_calls_total', 'Calls answered, by name and result.', ['call', 'result']);
  const seconds = histogram('portal_call_seconds', 'Time to answer a call, by name.', ['call']);
  const failures = counter('portal_http_failures_total', 'Answers with a status of 500 or above.');
  const jobRuns = counter('portal_job_runs_total', 'Runs of jobs in this process, by name and result.', [
    'job',
    'result',
  ]);
  const messages = counter('portal_messages_total', 'Mails and messages to mobiles, by kind and result.', [
    'kind',
    'result',
  ]);
  const dropped = counter('portal_dropped_total', 'Activities and error reports above the limits, by kind.', ['kind']);
  const storeSeconds = histogram('portal_store_seconds', 'Time that the store took, waiting included.', [
    'kind',
    'result',
  ]);
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  new Gauge({
    name: 'portal_event_loop_delay_seconds',
    help: 'Delay of the event loop since the last scrape, by quantile.',
    labelNames: ['quantile'],
    registers,
    collect() {
      for (const q of [0.5, 0.99]) this.set({ quantile: String(q) }, delay.percentile(q * 100) / 1e9);
      delay.reset();
    },
  });
  new Gauge({
    name: 'portal_build_info',
    help: 'The build that is served and the kind of store.',
    labelNames: ['build', 'store', 'node'],
    registers,
    async collect() {
      const build = String(await servedBuild());
      this.reset();
      this.set({ build, store: store.kind, node: process.version }, 1);
    },
  });

  server.addHook('onResponse', async (request, reply) => {
    if (reply.statusCode >= 500) failures.inc();
    const { call, error } = request.facts;
    if (call === null) return;
    calls.inc({ call, result: error ?? 'ok' });
    // Event streams last as long as their page is open.
    if (call !== cartEventsPath) seconds.observe({ call }, reply.elapsedTime / 1000);
  });

  return {
    database: measured(store, storeSeconds),
    jobRan: (job, isWell) => jobRuns.inc({ job, result: isWell ? 'ok' : 'failed' }),
    handedOver: (kind, isWell) => messages.inc({ kind, result: isWell ? 'ok' : 'failed' }),
    dropped: (kind, records) => dropped.inc({ kind }, records),
    watch: (name, help, read) => {
      new Gauge({
        name,
        help,
        registers,
        collect() {
          this.set(read());
        },
      });
    },
    watchEach: (name, help, label, read) => {
      new Gauge({
        name,
        help,
        labelNames: [label],
        registers,
        async collect() {
          const values = await read();
          this.reset();
          for (const [each, value] of Object.entries(values)) this.set({ [label]: each }, value);
        },
      });
    },
    text: () => registry.metrics(),
    contentType: registry.contentType,
    stop: () => {
      delay.disable();
      registry.clear();
    },
  };
}
