import { once } from 'node:events';
import { request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import { describe, expect, test } from 'vitest';
import { signedIn } from '../support/client.ts';
import { freePort } from '../support/process.ts';
import { databases, start, useServer } from './databases.ts';

describe.each(databases)('unusual requests on %s', (database) => {
  const server = useServer(database);
  const page = (path: string) => fetch(server().url + path, { redirect: 'manual', headers: { accept: 'text/html' } });

  test('a path that cannot be decoded gets the page or envelope of an unknown path, with all security headers', async () => {
    const usual = await page('/home');
    for (const path of ['/%zz', '/part/%E0%A4%A', '/documents/%.pdf', '/v2/%zz', '/v3/%']) {
      const response = await page(path);
      expect(response.status, path).toBe(404);
      for (const name of ['x-content-type-options', 'x-frame-options', 'referrer-policy', 'permissions-policy']) {
        expect(response.headers.get(name), `${path} ${name}`).toBe(usual.headers.get(name));
      }
      expect(response.headers.get('content-security-policy'), path).not.toBeNull();
      expect(response.headers.get('referrer-policy'), path).toBe('strict-origin-when-cross-origin');
      expect(response.headers.get('access-control-allow-origin'), path).toBeNull();
      if (path.startsWith('/v')) expect(await response.json()).toMatchObject({ error: 'unknown_call' });
    }
  });

  test('NAV-07 NAV-19 NAV-02 a path whose last part has a dot reaches its route; a missing file stays a 404', async () => {
    for (const path of ['/testcert/TC.2024', '/search/m16.50', '/search/5%25', '/wherebuy/st.kilda']) {
      const response = await page(path);
      expect([path, response.status]).toEqual([path, 200]);
      expect(response.headers.get('content-type')).toContain('text/html');
    }
    const target = 'https://pay.example/return/a.html';
    for (const path of [encodeURIComponent(target), target, `${encodeURIComponent(target)}?result=ok`]) {
      const response = await page(`/redirect/${path}`);
      expect([path, response.status]).toEqual([path, 200]);
      expect(await response.text(), path).toContain(`<meta name="portal-leads-to" content="${target}`);
    }
    for (const path of ['/assets/a.js', '/nothing.png', '/orders.css', '/index.html', '/.vite/manifest.json']) {
      const response = await page(path);
      expect([path, response.status]).toEqual([path, 404]);
      expect(response.headers.get('content-type')).toContain('text/plain');
    }
    for (const path of ['/.git/config', '/assets/', '/.vite/'])
      expect([path, (await page(path)).status]).toEqual([path, 404]);
  });
});

test('clients that go away are not errors: nothing in the log, no failure in the metrics', async () => {
  const metrics = await freePort();
  const server = await start('postgres', { env: { PORTAL_METRICS_PORT: String(metrics), PORTAL_LOG_LEVEL: 'info' } });
  try {
    const client = await signedIn(server.url, 'customer');
    const headers = { authorization: `Bearer ${client.bearer}`, 'content-type': 'application/json' };
    const body = JSON.stringify({ app_token: 'portal', data: {} });
    const { port } = new URL(server.url);
    // In the middle of a body, of calls that take a while, of a stream of events and of a large response.
    const half = connect(Number(port), '127.0.0.1');
    await once(half, 'connect');
    half.write(
      `POST /v3/cart/open HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 900\r\n\r\n{"app_`,
    );
    half.resetAndDestroy();
    const leave = async (path: string, when: 'socket' | 'response') => {
      const sent = httpRequest(server.url + path, { method: 'POST', headers });
      sent.on('error', () => undefined);
      sent.end(body);
      await once(sent, when === 'socket' ? 'finish' : 'response');
      sent.socket?.resetAndDestroy();
    };
    await leave('/v2/get-stocklist', 'response');
    await leave('/v3/cart/events', 'response');
    for (const path of [
      '/v2/get-stocklist',
      '/v2/login',
      '/v2/download-net-pricing-file',
      '/v2/order-history-summary',
    ]) {
      await leave(path, 'socket');
    }
    await client.call('getOpenCarts');
    await fetch(`${server.url}/home`);
    const text = await (await fetch(`http://127.0.0.1:${metrics}/metrics`)).text();
    expect(text).toMatch(/^portal_http_failures_total 0$/m);
  } finally {
    await server.stop();
  }
  expect(server.output()).not.toMatch(/"level":"(error|fatal)"/);
});
