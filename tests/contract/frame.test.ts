import { type EnvelopeAction, envelopeActions } from '@portal/domain/contract';
import { describe, expect, test } from 'vitest';
import { signedIn, TestClient } from '../support/client.ts';
import { databases, useServer } from './databases.ts';

const report = (message: string) => ({
  type: 'TypeError',
  message,
  stack: `TypeError: ${message}\n    at pick (https://portal.example/assets/a.js:1:20)`,
  path: '/orders',
  build: 6308,
});

describe.each(databases)('the frame on %s', (database) => {
  const server = useServer(database, { env: { PORTAL_REDIRECT_HOSTS: 'pay.example' } });
  const page = (path: string, headers: Record<string, string> = {}) =>
    fetch(server().url + path, { redirect: 'manual', headers: { accept: 'text/html', ...headers } });

  test('PING-06 anyone may report an error, and an invalid report is refused', async () => {
    const visitor = new TestClient(server().url);
    expect(await visitor.call('reportError', report('x is not a function'))).toEqual({ taken: true });
    const buyer = await signedIn(server().url, 'customer');
    expect(await buyer.call('reportError', report('y is not a function'))).toEqual({ taken: true });
    const long = await visitor.send('reportError', { ...report('z'), stack: 'z'.repeat(8001) });
    expect(long.envelope.validation_results.map(({ field }) => field)).toEqual(['stack']);
  });

  test('RUN-01 a call responds with the requested action, error and delay', async () => {
    const client = await signedIn(server().url, 'customer');
    const asked: Partial<Record<EnvelopeAction, unknown>> = {};
    for (const action of envelopeActions) asked[action] = (await client.send('testAnswer', { action })).envelope;
    expect(asked).toMatchObject({
      display_message: { status: 'OK', action: 'display_message', user_message: 'A message to display.' },
      popup_message: { status: 'OK', action: 'popup_message', user_message: 'A message to pop up.' },
      redirect_to: { status: 'OK', action: 'redirect_to', redirect_to: '/home' },
      reload_app: { status: 'OK', action: 'reload_app', delay_reload: 0 },
      invalid_bearer: { status: 'OK', action: 'invalid_bearer' },
      reload_cart: { status: 'OK', action: 'reload_cart' },
    });
    expect((await client.send('testAnswer', { action: 'retry' })).envelope).toMatchObject({
      status: 'ERROR',
      action: 'retry',
      error: 'test',
    });
    // A simulated invalid_bearer response does not end the session.
    expect(await client.call('testAnswer', { delay_milliseconds: 20 })).toEqual({ waited_milliseconds: 20 });
    expect((await client.send('testAnswer', { status: 'ERROR' })).envelope).toMatchObject({
      status: 'ERROR',
      error: 'test',
    });
    expect((await client.send('testAnswer', { delay_milliseconds: 60_000 })).envelope.error).toBe('invalid_request');
  });

  test('NAV-19 SHELL-12 SHELL-02 external links lead where the operator configured, and an old browser gets a notice', async () => {
    const away = await page(`/redirect/${encodeURIComponent('https://pay.example/a?b=1')}`);
    expect([away.status, away.headers.get('location')]).toEqual([200, null]);
    expect(await away.text()).toContain('<meta name="portal-leads-to" content="https://pay.example/a?b=1">');
    const refused = await page(`/redirect/${encodeURIComponent('https://elsewhere.example/')}`);
    expect(refused.status).toBe(200);
    const asRefused = await refused.text();
    expect(asRefused).toContain('<title>Redirecting... · Tradeparts</title>');
    expect(asRefused).not.toContain('portal-leads-to');
    expect((await page('/classic')).headers.get('location')).toBe('/login-classic');
    const edge = { 'user-agent': 'Mozilla/5.0 Chrome/64.0.3282.140 Safari/537.36 Edge/18.17763' };
    expect((await page('/home', edge)).headers.get('location')).toBe('/legacy-edge');
    const told = await (await page('/legacy-edge', { ...edge, cookie: 'bearer=x' })).text();
    expect(told).toContain('This browser is no longer supported');
    const old = await page('/home', {
      'user-agent': 'Mozilla/5.0 (Windows NT 6.1; rv:20.0) Gecko/20100101 Firefox/20.0',
    });
    expect(await old.text()).toContain('This version of Firefox is too old');
    expect(await (await page('/home')).text()).not.toContain('too old');
  });
});
