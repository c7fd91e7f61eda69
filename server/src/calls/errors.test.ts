import { beforeAll, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { DatabaseUnavailableError, DeadlineError, StatementError } from '../db/errors.ts';
import { makeHttp } from '../http.ts';

const secret = 'relation "cart" of postgres://portal:secret@db';
const faults = {
  away: new DatabaseUnavailableError(secret),
  slow: new DeadlineError(8_000),
  full: new StatementError(`${secret}: No space left on device`, '53100'),
  unexpected: new Error(secret),
};

let server: Awaited<ReturnType<typeof makeHttp>>;
beforeAll(async () => {
  server = await makeHttp(readConfig({ PORTAL_LOG_LEVEL: 'silent' }), 1_000);
  for (const [name, fault] of Object.entries(faults)) server.get(`/${name}`, () => Promise.reject(fault));
  return () => server.close();
});

test.each([
  ['away', 503, { status: 'ERROR', action: 'retry', error: 'store_away' }],
  ['slow', 503, { status: 'ERROR', action: 'retry', error: 'store_away' }],
  ['full', 503, { status: 'ERROR', action: 'retry', error: 'disk full' }],
  ['unexpected', 500, { status: 'FATAL', error: 'failed' }],
] as const)(
  'V16.5.1 V16.5.2 V16.5.3 a fault of the database (%s) gives an envelope without data and without its details',
  async (name, status, parts) => {
    const response = await server.inject(`/${name}`);
    expect(response.statusCode).toBe(status);
    expect(response.json()).toMatchObject({ ...parts, data: null });
    expect(response.body).not.toMatch(/relation|secret|space left/);
    expect(response.headers['retry-after']).toBe(status === 503 ? '2' : undefined);
  },
);
