import { calls } from '@portal/domain/contract';
import { describe, expect, test } from 'vitest';
import { TestClient } from '../support/client.ts';
import { bothDatabases, useServer } from './databases.ts';

const post = (url: string, body: string, headers: Record<string, string> = {}) =>
  fetch(url, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body });

describe.each(bothDatabases)('the envelope on %s', (database) => {
  const server = useServer(database);

  test('CALL-01 the two GET calls respond the same to GET and POST', async () => {
    for (const name of ['warehouse/list', 'get_vue_build']) {
      const got = await (await fetch(`${server().url}/v2/${name}`)).json();
      const posted = await (await post(`${server().url}/v2/${name}`, JSON.stringify({ app_token: 'portal' }))).json();
      expect(got.status).toBe('OK');
      expect(posted).toEqual(got);
    }
    const client = new TestClient(server().url);
    expect((await client.call('getVueBuild')).vue_build_number).toBeGreaterThanOrEqual(6308);
    expect((await client.call('warehouseList')).map((each) => each.warehouse_code)).toContain('40');
  });

  test('CALL-05 the envelope has every field, on success and on error', async () => {
    const fields = [
      'status',
      'action',
      'user_message',
      'redirect_to',
      'delay_reload',
      'delay_retry',
      'api_version',
      'validation_results',
      'error',
      'data',
    ];
    const client = new TestClient(server().url);
    for (const reply of [await client.send('getVueBuild'), await client.send('getOpenCarts')]) {
      expect(Object.keys(reply.envelope)).toEqual(fields);
    }
  });

  test('CALL-06 without a bearer the response is invalid_bearer', async () => {
    const { http, envelope } = await new TestClient(server().url).send('getOpenCarts');
    expect(http).toBe(401);
    expect(envelope).toMatchObject({ status: 'ERROR', action: 'invalid_bearer', data: null });
  });

  test('CALL-08 every call of the contract exists under its v2 name and its v3 path', async () => {
    for (const call of Object.values(calls)) {
      const paths = [`/v2/${call.name}`, ...('v3' in call && call.v3 ? [`/v3/${call.v3}`] : [])];
      for (const path of paths) {
        const url = server().url + path.replace(/\{\w+\}/g, 'KES014-000001');
        const reply = await (await post(url, JSON.stringify({ app_token: 'portal', data: {} }))).json();
        expect(reply.error, path).not.toBe('unknown_call');
        expect(reply.api_version, path).toBe('3.0');
      }
    }
  });

  test('CALL-08 an unknown call gets a clear envelope', async () => {
    for (const path of ['/v2/no-such-call', '/v3/cart', '/v2/']) {
      const response = await post(server().url + path, '{}');
      expect(response.status).toBe(404);
      expect(await response.json()).toMatchObject({ status: 'ERROR', error: 'unknown_call' });
    }
  });

  test('CALL-09 CALL-07 a wrong field is named by its dotted path', async () => {
    const client = new TestClient(server().url);
    await client.signIn('customer');
    const { http, envelope } = await client.send('getPrice', {
      accode: 'KES014',
      cart_lines: [{ stock_code: 'A' }, { stock_code: 'B', order_quantity: -1 }, { order_quantity: 1.5 }],
    });
    expect(http).toBe(200);
    expect(envelope).toMatchObject({ status: 'ERROR', error: 'invalid_request', data: null });
    expect(envelope.validation_results.map((each) => each.field)).toEqual([
      'cart_lines.1.order_quantity',
      'cart_lines.2.stock_code',
      'cart_lines.2.order_quantity',
    ]);
  });

  test('CALL-09 any body gets an envelope in response, never a server error', async () => {
    const url = `${server().url}/v2/login`;
    const bodies = [
      '',
      '{',
      'null',
      '[]',
      '"text"',
      '12',
      '{"app_token":1}',
      '{"app_token":"portal","data":[]}',
      '{"app_token":"portal","data":{"username":{"$ne":1},"password":"x"}}',
      '{"app_token":"portal","data":{"username":"a\\u0000b","password":"x"}}',
      '{"app_token":"portal","data":{"username":"\\ud800","password":"x"}}',
      '{"__proto__":{"a":1},"app_token":"portal"}',
      `{"app_token":"portal","data":{"username":"${'x'.repeat(5000)}","password":"x"}}`,
      '[['.repeat(20_000),
    ];
    for (const body of bodies) {
      const response = await post(url, body);
      expect(response.status, body.slice(0, 80)).toBeLessThan(500);
      expect(await response.json(), body.slice(0, 80)).toMatchObject({ status: 'ERROR', data: null });
    }
    expect((await post(url, '{')).status).toBe(400);
    expect((await post(url, JSON.stringify({ app_token: 'portal', data: 'x'.repeat(1_100_000) }))).status).toBe(413);
  });

  test('CALL-09 CALL-05 another content type and a broken cookie or bearer get a clear envelope', async () => {
    const body = JSON.stringify({ app_token: 'portal', data: {} });
    for (const type of ['text/xml', 'application/x-www-form-urlencoded', 'multipart/form-data']) {
      const response = await post(`${server().url}/v2/login`, body, { 'content-type': type });
      expect(response.status, type).toBe(415);
      expect(await response.json(), type).toMatchObject({ error: 'bad_request', data: null });
    }
    for (const broken of ['%E0%A4%A', '"', 'a b', '=;;', 'x'.repeat(4000)]) {
      const headers = { cookie: `bearer=${broken}; bearer-bind=${broken}`, authorization: `Bearer ${broken}` };
      const response = await post(`${server().url}/v3/cart/open`, body, headers);
      expect(await response.json(), broken).toMatchObject({ error: 'invalid_bearer', action: 'invalid_bearer' });
      const page = await fetch(`${server().url}/home`, { headers: { cookie: headers.cookie } });
      expect(page.status, broken).toBe(200);
    }
  });

  test('CALL-01 another app_token is refused', async () => {
    const response = await post(`${server().url}/v2/get-filters`, JSON.stringify({ app_token: 'other', data: {} }));
    expect(await response.json()).toMatchObject({ status: 'ERROR', error: 'wrong_app_token' });
  });

  test('responses have the security headers, and those with account data are not cached', async () => {
    const response = await fetch(`${server().url}/v2/warehouse/list`);
    expect(response.headers.get('content-security-policy')).toBe(`default-src 'none'; frame-ancestors 'none'`);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('x-frame-options')).toBe('DENY');
  });

  test('a missing file does not return a page, and health checks respond', async () => {
    expect((await fetch(`${server().url}/assets/gone-123.js`)).status).toBe(404);
    expect(await (await fetch(`${server().url}/healthz`)).json()).toEqual({ status: 'ok' });
    expect(await (await fetch(`${server().url}/readyz`)).json()).toEqual({ status: 'ready' });
  });
});
