import fastify from 'fastify';
import { expect, test } from 'vitest';
import type { Database } from '../db/database.ts';
import { createMetrics } from './metrics.ts';

const store = {
  kind: 'pglite',
  query: () => Promise.resolve([]),
  script: () => Promise.resolve(),
  close: () => Promise.resolve(),
} as unknown as Database;

test('calls, jobs, messages, the database and the process are reported in the Prometheus text format', async () => {
  const server = fastify();
  const metrics = createMetrics(server, store);
  metrics.jobRan('a"b\\c\nd', true);
  metrics.jobRan('feeds', false);
  metrics.handedOver('mail', true);
  metrics.watch('portal_waiting', 'Waiting.', () => 3);
  await metrics.database.query({ text: 'SELECT 1', values: [] } as never);
  const lines = (await metrics.text()).split('\n');
  expect(lines).toContain('# HELP portal_job_runs_total Runs of jobs in this process, by name and result.');
  expect(lines).toContain('# TYPE portal_job_runs_total counter');
  expect(lines).toContain('portal_job_runs_total{job="a\\"b\\\\c\\nd",result="ok"} 1');
  expect(lines).toContain('portal_job_runs_total{job="feeds",result="failed"} 1');
  expect(lines).toContain('portal_messages_total{kind="mail",result="ok"} 1');
  expect(lines).toContain('portal_waiting 3');
  const text = lines.join('\n');
  expect(text).toMatch(/^portal_store_seconds_bucket\{le="\+Inf",kind="query",result="ok"\} 1$/m);
  for (const name of ['process_resident_memory_bytes', 'nodejs_heap_size_used_bytes', 'process_start_time_seconds'])
    expect(text).toMatch(new RegExp(`^${name} [\\d.e+]+$`, 'm'));
  expect(metrics.contentType).toContain('text/plain; version=0.0.4');
  metrics.stop();
  await server.close();
});

test('two servers in one process have separate metrics', async () => {
  const [one, two] = [createMetrics(fastify(), store), createMetrics(fastify(), store)];
  one.jobRan('feeds', true);
  expect(await two.text()).not.toContain('portal_job_runs_total{');
  one.stop();
  two.stop();
});
