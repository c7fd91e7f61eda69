import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { TestClient } from '../support/client.ts';
import { attachPostgres } from '../support/postgres.ts';
import { startServer, type TestServer } from '../support/server.ts';

const addresses = 1_000;
/** Attempts under way at once. */
const lanes = 16;

let server: TestServer;
beforeAll(async () => {
  // The addresses are those that the proxy in front reports; here the test is that proxy.
  server = await startServer({
    database: 'postgres',
    parts: 600,
    postgres: attachPostgres(inject('postgresUrl')),
    env: { PORTAL_TLS_PROXY: 'loopback' },
  });
});
afterAll(() => server?.stop());

const from = (address: string) => ({ 'x-forwarded-for': address });
const strangers = Array.from({ length: addresses }, (_, at) => `198.18.${Math.floor(at / 250)}.${(at % 250) + 1}`);

test(`V6.3.1 a stranger who tries one name from ${addresses} addresses gets a hundred guesses; its owner still signs in`, async () => {
  const owner = new TestClient(server.url);
  const signIn = await owner.send(
    'login',
    { username: 'customer', password: 'portal-demo' },
    { headers: from('192.0.2.7') },
  );
  expect(signIn.envelope.status).toBe('OK');
  const device = signIn.headers.getSetCookie().find((each) => each.includes('known-device='));

  const codes: (string | null)[] = [];
  const waiting = [...strangers];
  await Promise.all(
    Array.from({ length: lanes }, async () => {
      for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
        const guess = { username: 'customer', password: `guess-${address}` };
        const { envelope } = await new TestClient(server.url).send('login', guess, { headers: from(address) });
        expect(envelope.status).toBe('ERROR');
        codes.push(envelope.error);
      }
    }),
  );
  const guesses = codes.filter((code) => code === 'login_failed').length;
  console.log(JSON.stringify({ addresses, guesses, answers: [...new Set(codes)] }));
  // Attempts that were under way when the limit was reached may pass it.
  expect(guesses).toBeLessThanOrEqual(100 + lanes);

  // Even the right password is not accepted from a new device during the pause, so that no guess can succeed.
  const right = { username: 'customer', password: 'portal-demo' };
  const stranger = await new TestClient(server.url).send('login', right, { headers: from('198.19.0.1') });
  expect(stranger.envelope.status).toBe('ERROR');
  const known = { ...from('192.0.2.7'), cookie: device?.split(';')[0] ?? '' };
  expect((await new TestClient(server.url).send('login', right, { headers: known })).envelope.status).toBe('OK');
  // Other people are not affected.
  const other = { username: 'multi', password: 'portal-demo' };
  const untouched = await new TestClient(server.url).send('login', other, { headers: from('192.0.2.8') });
  expect(untouched.envelope.status).toBe('OK');
});
