import fastify from 'fastify';
import { expect, test, vi } from 'vitest';
import { CallGate } from '../calls/call-gate.ts';
import { CatalogueSearch } from '../catalogue/search/catalogue-search.ts';
import { systemClock } from '../clock.ts';
import { readConfig } from '../config.ts';
import type { Database } from '../db/database.ts';
import type { Maintenance } from '../maintenance/maintenance.ts';
import { addPages } from './pages.ts';

async function pagesOn(query: Database['query']) {
  const failed = vi.fn();
  const server = fastify();
  const reporter = { report: () => true, failed, settle: async () => undefined };
  const database = { query } as Database;
  const search = new CatalogueSearch({ database, clock: systemClock, log: server.log, largeFrom: 1 });
  const gate = CallGate.with('postgres');
  const maintenance = { state: { on: false, since: '' } } as Maintenance;
  const services = { config: readConfig({}), reporter, clock: systemClock, gate, search, maintenance };
  await addPages(server, services, { current: database });
  return { server, failed };
}

test('PING-06 a page that fails to render is reported, and the visitor still gets a response', async () => {
  const lost = new Error('the store is away');
  const { server, failed } = await pagesOn(() => Promise.reject(lost));
  const { statusCode } = await server.inject({ url: '/about-us?x=1', headers: { 'user-agent': 'Test' } });
  await server.close();
  expect(statusCode).toBeLessThan(500);
  expect(failed.mock.calls).toEqual([[lost, { source: 'render', path: '/about-us', userAgent: 'Test' }]]);
});

test('NAV-05 the search form and addresses with `q` lead to the search, with their filters', async () => {
  const { server } = await pagesOn(() => Promise.reject(new Error('not needed')));
  const to = async (url: string) => (await server.inject({ url })).headers.location;
  expect(await to('/search?needle=m12+nut')).toBe('/search/m12%20nut');
  expect(await to('/search?q=m12+nut&SIZE=M12')).toBe('/search/m12%20nut?SIZE=M12');
  expect(await to('/search/m12?q=m12+nut')).toBeUndefined();
  await server.close();
});
