import { okEnvelope } from '@portal/domain/fixtures';
import { beforeEach, describe, expect, type Mock, test, vi } from 'vitest';
import { growingPause } from '../clock/clock.ts';
import { createFakeClock, type FakeClock, settle } from '../testing/fake-clock.ts';
import { type ScriptedFetch, scriptedFetch } from '../testing/scripted-fetch.ts';
import { apiBase } from './api-base.ts';
import { CallError } from './call-error.ts';
import { clientFingerprint } from './fingerprint.ts';
import { createTransport } from './transport.ts';
import type { Transport, TransportHandlers } from './types.ts';
import { failureMessage, validationLines } from './validation-lines.ts';

let clock: FakeClock;
let server: ScriptedFetch;
let transport: Transport;
let on: { [K in keyof TransportHandlers]: Mock<TransportHandlers[K]> };
const settings = {
  baseUrl: 'http://api.test',
  appToken: 'portal',
  fingerprint: 'f00d',
  browserInstance: 'tab-1',
  build: 6308,
  bearer: () => 'secret',
};
const price = (code = 'A1') => ({ accode: 'K1', cart_lines: [{ stock_code: code }] });

beforeEach(() => {
  clock = createFakeClock();
  server = scriptedFetch();
  on = {
    display_message: vi.fn(),
    popup_message: vi.fn(),
    redirect_to: vi.fn(),
    reload_page: vi.fn(),
    reload_app: vi.fn(),
    invalid_bearer: vi.fn(),
    reload_cart: vi.fn(),
    maintenance: vi.fn(),
    called: vi.fn(),
  };
  transport = createTransport({ ...settings, on, fetch: server.fetch, clock, random: () => 1 });
});

describe('CALL-01 the common form', () => {
  test('CALL-01 posts the body of section 7 with the bearer header, to the v3 path if there is one', async () => {
    await transport.call('save-cart/{cartId}', { operations: [] }, { params: { cartId: 'K-000001' } });
    const [request] = server.sent;
    expect(request?.url).toBe('http://api.test/v3/cart/save/K-000001');
    expect(request?.init.method).toBe('POST');
    expect(request?.headers).toMatchObject({ authorization: 'Bearer secret', 'content-type': 'application/json' });
    expect(request?.body).toEqual({
      app_token: 'portal',
      client_fp: 'f00d',
      browser_instance: 'tab-1',
      vue_build: 6308,
      data: { operations: [] },
    });
  });
  test('CALL-01 the two GET calls go without a body and with credentials', async () => {
    await transport.call('warehouse/list', {});
    await transport.call('get_vue_build', {});
    expect(server.sent.map(({ url, init }) => [url, init.method, init.credentials, init.body])).toEqual([
      ['http://api.test/v2/warehouse/list', 'GET', 'include', undefined],
      ['http://api.test/v2/get_vue_build', 'GET', 'include', undefined],
    ]);
  });
});

describe('CALL-02 attempts', () => {
  test('CALL-02 sends at most four times, with pauses that grow by 1.2, and returns false', async () => {
    server.script.push('network', 'network', 'network', 'network');
    const answer = transport.callOrFalse('get-price', price());
    await clock.advance(999);
    expect(server.sent).toHaveLength(1);
    await clock.advance(1);
    expect(server.sent).toHaveLength(2);
    await clock.advance(1199);
    expect(server.sent).toHaveLength(2);
    await clock.advance(1 + 1440);
    expect(server.sent).toHaveLength(4);
    expect(await answer).toBe(false);
    await clock.advance(60_000);
    expect(server.sent).toHaveLength(4);
  });
  test('CALL-02 pauses grow whatever chance says', async () => {
    const pauses = (chance: number) => [0, 1, 2].map((sent) => Math.round(growingPause(() => chance, 1000, 1.2, sent)));
    expect([pauses(0), pauses(1)]).toEqual([
      [833, 1000, 1200],
      [1000, 1200, 1440],
    ]);
    const lucky = createTransport({ ...settings, fetch: server.fetch, clock, random: () => 0 });
    server.script.push('network', 'network');
    const answer = lucky.call('get-price', price());
    await clock.advance(832);
    expect(server.sent).toHaveLength(1);
    await clock.advance(1);
    expect(server.sent).toHaveLength(2);
    await clock.advance(1000);
    expect((await answer).ok).toBe(true);
  });
  test('CALL-02 aborts a call after its timeout and tries again', async () => {
    server.script.push('silence');
    const answer = transport.call('get-price', price());
    await clock.advance(9_999);
    expect(server.sent).toHaveLength(1);
    await clock.advance(1 + 1000);
    expect(server.sent).toHaveLength(2);
    expect((await answer).ok).toBe(true);
  });
  test('CALL-02 a timeout of every attempt is distinguished from a lost network', async () => {
    server.script.push('silence', 'silence', 'silence', 'silence');
    const answer = transport.call('get-price', price());
    await clock.advance(60_000);
    expect(await answer).toMatchObject({ ok: false, reason: 'timeout' });
  });
  test('CALL-02 five failures in a row open the circuit; one request tests it after a while', async () => {
    server.script.push(...Array<'network'>(5).fill('network'));
    const first = transport.call('get-price', price('A'));
    await clock.advance(10_000);
    await first;
    expect(transport.isCut()).toBe(false);
    const second = transport.call('get-price', price('B'));
    await settle();
    expect(transport.isCut()).toBe(true);
    await clock.advance(1_000);
    expect(await second).toMatchObject({ reason: 'network' });
    expect(server.sent).toHaveLength(5);
    expect(await transport.call('get-price', price('C'))).toMatchObject({ reason: 'network' });
    expect(server.sent).toHaveLength(5);
    await clock.advance(2_000);
    expect((await transport.call('get-price', price('D'))).ok).toBe(true);
    expect(transport.isCut()).toBe(false);
  });
  test('CALL-02 retries of a call that changes data have the same key', async () => {
    server.script.push('network', 'network');
    const answer = transport.call('save-cart/new-cart', { accode: 'K1' });
    await clock.advance(5_000);
    expect((await answer).ok).toBe(true);
    const keys = server.sent.map(({ headers }) => headers['idempotency-key']);
    expect(new Set(keys).size).toBe(1);
    expect(keys[0]).toMatch(/^[0-9A-Z]{26}$/);
  });
});

describe('CALL-03 merging', () => {
  test('CALL-03 identical requests in flight become one, later ones do not', async () => {
    const [a, b] = await Promise.all([transport.call('get-price', price()), transport.call('get-price', price())]);
    expect(a).toEqual(b);
    expect(server.sent).toHaveLength(1);
    await transport.call('get-price', price());
    await Promise.all([transport.call('get-price', price('B')), transport.call('get-price', price('C'))]);
    expect(server.sent).toHaveLength(4);
  });
  test('CALL-03 two clicks that change a cart are never merged', async () => {
    const params = { cartId: 'K-000001' };
    await Promise.all([
      transport.call('cart/confirm/{cartId}', {}, { params }),
      transport.call('cart/confirm/{cartId}', {}, { params }),
    ]);
    expect(server.sent).toHaveLength(2);
    expect(new Set(server.sent.map(({ headers }) => headers['idempotency-key'])).size).toBe(2);
  });
  test('CALL-03 one caller aborting does not affect the other; the last one ends the request', async () => {
    server.script.push('silence');
    const one = new AbortController();
    const two = new AbortController();
    const first = transport.call('get-price', price(), { signal: one.signal });
    const second = transport.call('get-price', price(), { signal: two.signal });
    await settle();
    one.abort();
    expect(await first).toMatchObject({ reason: 'aborted' });
    expect(server.sent[0]?.init.signal?.aborted).toBe(false);
    two.abort();
    expect(await second).toMatchObject({ reason: 'aborted' });
    expect(server.sent[0]?.init.signal?.aborted).toBe(true);
  });
});

describe('CALL-05 the envelope', () => {
  test('CALL-05 ERROR and FATAL fail without another attempt', async () => {
    server.script.push({ status: 'ERROR', error: 'cart_not_found' }, { status: 'FATAL' });
    expect(await transport.call('get-price', price())).toMatchObject({
      reason: 'error',
      envelope: { error: 'cart_not_found' },
    });
    expect(await transport.call('get-price', price())).toMatchObject({ reason: 'fatal' });
    expect(server.sent).toHaveLength(2);
  });
  test('CALL-05 ERROR with action retry waits delay_retry and sends again', async () => {
    server.script.push({ status: 'ERROR', action: 'retry', delay_retry: 7000 });
    const answer = transport.call('get-price', price());
    await clock.advance(6_999);
    expect(server.sent).toHaveLength(1);
    await clock.advance(1);
    expect((await answer).ok).toBe(true);
    expect(server.sent).toHaveLength(2);
  });
  test('CALL-05 an HTML page instead of JSON is malformed and tried again', async () => {
    const page = { html: '<!doctype html><h1>502</h1>', httpStatus: 502 } as const;
    server.script.push(page);
    const recovered = transport.call('get-price', price());
    await clock.advance(10_000);
    expect((await recovered).ok).toBe(true);
    server.script.push(page, page, page, page);
    const answer = transport.call('get-price', price());
    await clock.advance(10_000);
    expect(await answer).toMatchObject({ ok: false, reason: 'malformed' });
  });
  test('CALL-05 MAINTENANCE returns false and blocks further calls, except for the ping that ends it', async () => {
    server.script.push({ status: 'MAINTENANCE' });
    expect(await transport.callOrFalse('get-price', price())).toBe(false);
    expect(on.maintenance).toHaveBeenCalledExactlyOnceWith(true);
    expect(await transport.callOrFalse('get-price', price('B'))).toBe(false);
    expect(server.sent).toHaveLength(1);
    const data = {
      vue_build: 1,
      br_focus: true,
      br_idle: false,
      previous_RTT_milliseconds: null,
      down_for_x_sec: 0,
      viewport_x: 1,
      viewport_y: 1,
    };
    server.script.push({ status: 'API_SERVER_APPROVED_RELOAD_APP' });
    await transport.call('xhr-ping', data, { duringMaintenance: true });
    await settle();
    expect(on.maintenance).toHaveBeenLastCalledWith(false);
    expect(on.reload_page).toHaveBeenCalledOnce();
    expect((await transport.call('get-price', price())).ok).toBe(true);
  });
});

describe('CALL-06 actions', () => {
  test('CALL-06 messages are shown, empty ones are not', async () => {
    server.script.push({ action: 'display_message', user_message: 'Hello' });
    server.script.push({ action: 'popup_message', user_message: 'Look' });
    server.script.push({ action: 'display_message', user_message: '  ' });
    for (const code of ['A', 'B', 'C']) await transport.call('get-price', price(code));
    expect(on.display_message).toHaveBeenCalledExactlyOnceWith('Hello', 'get-price');
    expect(on.popup_message).toHaveBeenCalledExactlyOnceWith('Look', 'get-price');
  });
  test('CALL-06 redirect_to, invalid_bearer, reload_app and reload_cart, the last two after delay_reload', async () => {
    server.script.push({ action: 'redirect_to', redirect_to: '/orders' });
    server.script.push({ status: 'ERROR', action: 'invalid_bearer' });
    server.script.push({ action: 'reload_app', delay_reload: 500 });
    server.script.push({ status: 'ERROR', action: 'reload_cart', delay_reload: 300 });
    for (const code of ['A', 'B', 'C']) await transport.call('get-price', price(code));
    await transport.call('save-cart/{cartId}', {}, { params: { cartId: 'K-000009' } });
    expect(on.redirect_to).toHaveBeenCalledExactlyOnceWith('/orders');
    expect(on.invalid_bearer).toHaveBeenCalledOnce();
    expect(on.reload_cart).not.toHaveBeenCalled();
    await clock.advance(300);
    expect(on.reload_cart).toHaveBeenCalledExactlyOnceWith('K-000009');
    expect(on.reload_app).not.toHaveBeenCalled();
    await clock.advance(200);
    expect(on.reload_app).toHaveBeenCalledOnce();
  });
});

test('CALL-06 SESS-01 invalid_bearer for a request sent before the latest sign-in does not end the new session', async () => {
  let bearer: string | null = null;
  const signingIn = createTransport({ ...settings, bearer: () => bearer, on, fetch: server.fetch, clock });
  for (const before of [null, 'old']) {
    bearer = before;
    server.script.push({ status: 'ERROR', action: 'invalid_bearer' });
    const refused = signingIn.call('get-price', price(String(before)));
    bearer = 'new';
    await refused;
  }
  expect(on.invalid_bearer).not.toHaveBeenCalled();
});

describe('CALL-07 failure messages', () => {
  test('CALL-07 throwErrorResponse throws the user message, which is not also shown', async () => {
    server.script.push({ status: 'ERROR', action: 'display_message', user_message: 'No such account.' });
    const failed = transport.call('get-price', price(), { throwErrorResponse: true });
    await expect(failed).rejects.toThrow('No such account.');
    await expect(failed).rejects.toBeInstanceOf(CallError);
    expect(on.display_message).not.toHaveBeenCalled();
  });
  test('CALL-07 validation results are one line per field: name plus message', () => {
    const envelope = {
      ...okEnvelope(null),
      status: 'ERROR' as const,
      validation_results: [
        { field: 'accode', message: 'is required' },
        { field: 'accode', message: 'is too short' },
        { field: 'cart_lines', message: 'is too long' },
      ],
    };
    expect(validationLines(envelope)).toEqual(['accode is required', 'cart_lines is too long']);
    expect(failureMessage({ reason: 'error', envelope })).toBe('accode is required\ncart_lines is too long');
    expect(failureMessage({ reason: 'network' })).toBe('The server cannot be reached.');
  });
});

describe('CALL-04 CALL-11 API address and fingerprint', () => {
  test("CALL-04 the API is on the page's own origin unless its environment has another", () => {
    const location = { origin: 'https://staging.example.com', hostname: 'staging.example.com' };
    expect(apiBase(location)).toBe('https://staging.example.com');
    expect(apiBase(location, { staging: 'https://api.staging.example.com/' })).toBe('https://api.staging.example.com');
  });
  test('CALL-11 the fingerprint hashes properties, not the screen, and is error if there are none', () => {
    const source = { userAgent: 'X', language: 'en-AU', hardwareConcurrency: 4 };
    const print = clientFingerprint(() => source);
    expect(print).toMatch(/^[0-9a-f]{14}$/);
    expect(clientFingerprint(() => ({ ...source, width: 1920 }))).toBe(print);
    expect(clientFingerprint(() => ({ ...source, userAgent: 'Y' }))).not.toBe(print);
    const none = () => {
      throw new Error('blocked');
    };
    expect(clientFingerprint(none)).toBe('error');
  });
});
