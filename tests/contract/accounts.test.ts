import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { firstBuild } from '@portal/domain/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signedIn, TestClient } from '../support/client.ts';
import type { TestServer } from '../support/server.ts';
import { add, databases, start } from './databases.ts';

describe.each(databases)('accounts on %s', (database) => {
  let server: TestServer;
  let outbox: string;
  beforeAll(async () => {
    server = await start(database);
    outbox = join(server.data, 'outbox');
  });
  afterAll(() => server.stop());

  /** The messages to a recipient in the outbox, latest last, with folded lines joined. */
  const sent = (to: string) =>
    (existsSync(outbox) ? readdirSync(outbox).sort() : [])
      .filter((name) => !name.endsWith('.part'))
      .map((name) =>
        readFileSync(join(outbox, name), 'utf8')
          .replace(/=\r?\n/g, '')
          .replaceAll('=3D', '='),
      )
      .filter((text) => text.includes(to));
  const latest = async (to: string, than = 0) => {
    await expect.poll(() => sent(to).length, { timeout: 30_000 }).toBeGreaterThan(than);
    return sent(to).at(-1) ?? '';
  };
  const visitor = () => new TestClient(server.url);
  const errorsOf = async (promise: ReturnType<TestClient['send']>) =>
    (await promise).envelope.validation_results.map(({ field, message }) => `${field}: ${message}`);

  test('SESS-01 sessions are listed; only their owner can end one or all others', async () => {
    const here = await signedIn(server.url, 'multi');
    const there = await signedIn(server.url, 'multi');
    const third = await signedIn(server.url, 'multi');
    const { sessions } = await here.call('sessionsGet');
    expect(sessions).toHaveLength(3);
    expect(sessions.map((each) => each.current)).toEqual([true, false, false]);
    expect(sessions[0]).toMatchObject({ impersonated_by: null, address: '127.0.0.1' });

    const own = (await there.call('sessionsGet')).sessions[0]?.session_id ?? '';
    expect((await here.send('sessionsEnd', { session_id: own })).envelope.error).toBe('authorise_first');
    await there.call('loginValidate');
    const stranger = await signedIn(server.url, 'customer');
    for (const client of [stranger, here]) await client.call('loginAuthorise', { password: 'portal-demo' });
    expect((await stranger.send('sessionsEnd', { session_id: own })).envelope.error).toBe('session_not_found');
    expect((await stranger.send('sessionsEnd', { session_id: 'none' })).envelope.error).toBe('session_not_found');
    expect(await here.call('sessionsEnd', { session_id: own })).toEqual({ ended: 1 });
    expect((await there.send('loginValidate')).envelope.action).toBe('invalid_bearer');
    await third.call('loginValidate');
    expect(await here.call('sessionsEnd', { session_id: null })).toEqual({ ended: 1 });
    expect((await third.send('loginValidate')).envelope.action).toBe('invalid_bearer');
    expect((await here.call('sessionsGet')).sessions).toHaveLength(1);
  });

  test('SESS-08 a mailed password link: same response for any name, works once, ends all other sessions', async () => {
    const before = await signedIn(server.url, 'public');
    const known = await visitor().send('newPasswordRequest', { username: ' Public ' });
    const unknown = await visitor().send('newPasswordRequest', { username: 'nobody-at-all' });
    expect(known.envelope).toEqual(unknown.envelope);
    expect(known.envelope.status).toBe('OK');
    const mail = await latest('public@example.com');
    const token = /http:\/\/127\.0\.0\.1:\d+\/new-password#token=([\w-]{43})/.exec(mail)?.[1] ?? '';
    expect(token).not.toBe('');

    const set = (new_password: string, given = token) =>
      visitor().send('newPasswordSet', { token: given, new_password });
    expect(await errorsOf(set('short'))).toEqual(['new_password: Must be at least 8 characters']);
    expect(await errorsOf(set('my-public-password'))).toEqual(['new_password: Cannot contain the user name']);
    expect(await errorsOf(set('another good one', 'x'.repeat(43)))).toEqual([expect.stringContaining('expired')]);
    const both = await Promise.all([set('another good one'), set('another good one')]);
    expect(both.map(({ envelope }) => envelope.status).sort()).toEqual(['ERROR', 'OK']);
    expect(await errorsOf(set('and one more of them'))).toEqual([expect.stringContaining('expired')]);

    expect((await before.send('loginValidate')).envelope.action).toBe('invalid_bearer');
    await expect(visitor().signIn('public')).rejects.toThrow('Failed to login');
    await visitor().signIn('public', 'another good one');
    const notice = await latest('public@example.com', 1);
    expect(notice).toContain('Your password was changed');
    expect(notice).toMatch(/http:\/\/127\.0\.0\.1:\d+\/new-password\s/);
  });

  test('SESS-08 links in mails do not follow the Host header of the request', async () => {
    const already = sent('it@example.com').length;
    const body = { app_token: 'portal', client_fp: 'test', browser_instance: 'test', vue_build: firstBuild };
    // fetch sets the header itself.
    const status = await new Promise<number | undefined>((resolve, reject) => {
      const headers = { host: 'evil.example', 'content-type': 'application/json' };
      const asking = request(`${server.url}/v2/new-password-request`, { method: 'POST', headers }, (reply) => {
        reply.resume();
        resolve(reply.statusCode);
      });
      asking.on('error', reject);
      asking.end(JSON.stringify({ ...body, data: { username: 'it' } }));
    });
    expect(status).toBe(200);
    expect(await latest('it@example.com', already)).not.toContain('evil.example');
  });

  test('SESS-08 requests for a new password are limited equally for known and unknown names', async () => {
    for (const username of ['mktg', 'nobody-else']) {
      const answers: (string | null)[] = [];
      for (let times = 0; times < 6; times += 1) {
        answers.push((await visitor().send('newPasswordRequest', { username })).envelope.error);
      }
      expect(answers).toEqual([null, null, null, null, null, 'too_many_attempts']);
    }
  });

  test('SESS-08 change-password reports errors by field and ends the other sessions', async () => {
    const here = await signedIn(server.url, 'tech');
    const there = await signedIn(server.url, 'tech');
    const change = (old_password: string, new_password: string) =>
      here.send('changePassword', { old_password, new_password });
    expect(await errorsOf(change('wrong', 'a much longer one'))).toEqual(['old_password: Incorrect password']);
    expect(await errorsOf(change('portal-demo', 'password1'))).toEqual([
      expect.stringContaining('new_password: Too common'),
    ]);
    expect((await change('portal-demo', 'a much longer one')).envelope.status).toBe('OK');
    expect((await there.send('loginValidate')).envelope.action).toBe('invalid_bearer');
    await here.call('loginValidate');
    await visitor().signIn('tech', 'a much longer one');
    // Refused attempts send no mail to the owner.
    expect(await latest('tech@example.com')).toContain('Your password was changed');
    expect(sent('tech@example.com')).toHaveLength(1);
  });

  test('SESS-08 a registration number is mailed to the users of the account and registers one new user, once', async () => {
    const person = { firstname: 'New', lastname: 'Buyer', email: 'new@example.com', mobile: '' };
    const already = sent('customer@example.com').length;
    const known = await visitor().send('regoNumRequest', { accode: 'KES014', ...person });
    const unknown = await visitor().send('regoNumRequest', { accode: 'NOSUCH', ...person });
    expect(known.envelope).toEqual(unknown.envelope);
    expect(await errorsOf(visitor().send('regoNumRequest', { accode: 'KES014', ...person, email: 'x' }))).toEqual([
      'email: Invalid email address',
    ]);
    const mail = await latest('customer@example.com', already);
    expect(mail).toContain('new@example.com');
    const rego_num = /^(\d{4} \d{4})\r?$/m.exec(mail)?.[1] ?? '';

    const submit = (more: object) =>
      visitor().send('regoNumSubmit', {
        accode: 'KES014',
        rego_num,
        username: 'newbuyer',
        new_password: 'quite a long one',
        ...more,
      });
    expect(await errorsOf(submit({ rego_num: '0000 0001' }))).toEqual([expect.stringContaining('rego_num:')]);
    expect(await errorsOf(submit({ accode: 'OAK003' }))).toEqual([expect.stringContaining('rego_num:')]);
    expect(await errorsOf(submit({ username: 'customer' }))).toEqual(['username: This user name is already taken']);
    expect(await errorsOf(submit({ new_password: 'short' }))).toEqual([expect.stringContaining('new_password:')]);
    expect((await submit({})).envelope.data).toEqual({ username: 'newbuyer' });
    expect(await errorsOf(submit({ username: 'newbuyer2' }))).toEqual([expect.stringContaining('rego_num:')]);
    const { user_details } = await visitor().signIn('newbuyer', 'quite a long one');
    expect(user_details).toMatchObject({ firstname: 'New', user_type: 'customer', primary_accode: 'KES014' });
  });

  test('SESS-09 a user of type it acts as a customer after giving password and reason; both ids are recorded; and returns', async () => {
    const it = await signedIn(server.url, 'it');
    const own = await it.call('login');
    const asked = { username: 'customer', reason: 'Ticket 42: cannot confirm' };
    expect((await it.send('impersonationStart', asked)).envelope.error).toBe('authorise_first');
    expect(await errorsOf(it.send('loginAuthorise', { password: 'wrong' }))).toEqual(['password: Incorrect password']);
    expect((await it.call('loginAuthorise', { password: 'portal-demo' })).authorised_for_milliseconds).toBe(600_000);
    expect(await errorsOf(it.send('impersonationStart', { ...asked, username: 'staff' }))).toEqual([
      'username: No customer has this user name',
    ]);
    expect(await errorsOf(it.send('impersonationStart', { ...asked, reason: ' ' }))).toHaveLength(1);

    const login = await it.call('impersonationStart', asked);
    expect(login.user_details.username).toBe('customer');
    expect(login.user_details.real_client_id).toBe(own.user_details.client_id);
    expect(login.expires_in_milliseconds).toBeLessThanOrEqual(3_600_000);
    const acting = visitor();
    acting.bearer = login.bearer_token;
    const { cart } = await acting.call('newCart', { accode: 'KES014' });
    const parameters = { cartId: cart.orderNum };
    await acting.call('saveCart', { operations: [add('HXB-12050-88Z', 100)] }, { parameters });
    for (const key of ['sessionsGet', 'changePassword', 'setPreferences', 'sessionsEnd'] as const) {
      const data = {
        sessionsGet: {},
        sessionsEnd: { session_id: null },
        changePassword: { old_password: 'portal-demo', new_password: 'a much longer one' },
        setPreferences: { settings: [{ key: 'number_format', value: '0' }] },
      }[key];
      expect((await acting.send(key, data)).envelope.error, key).toBe('not_allowed');
    }
    const customer = await signedIn(server.url, 'customer');
    const seen = (await customer.call('sessionsGet')).sessions.find((each) => each.impersonated_by !== null);
    expect(seen).toMatchObject({ impersonated_by: 'Ingrid Solberg', address: '', user_agent: '' });

    const back = await acting.call('impersonationStop');
    expect(back.user_details).toMatchObject({ username: 'it', client_id: own.user_details.client_id });
    expect((await acting.send('loginValidate')).envelope.action).toBe('invalid_bearer');
    acting.bearer = back.bearer_token;
    expect((await acting.send('impersonationStop')).envelope.error).toBe('not_acting');
  });

  test('SESS-09 only types root and it may act as others, and nested sessions end with their parent', async () => {
    const asked = { username: 'customer', reason: 'a reason' };
    for (const username of ['customer', 'staff']) {
      const client = await signedIn(server.url, username);
      expect((await client.send('impersonationStart', asked)).envelope.error, username).toBe('not_allowed');
    }
    expect((await visitor().send('impersonationStart', asked)).http).toBe(401);
    const root = await signedIn(server.url, 'root');
    await root.call('loginAuthorise', { password: 'portal-demo' });
    const acting = visitor();
    acting.bearer = (await root.call('impersonationStart', asked)).bearer_token;
    await acting.call('getOpenCarts');
    expect((await acting.send('impersonationStart', asked)).envelope.error).toBe('not_allowed');
    await root.call('logout');
    expect((await acting.send('getOpenCarts')).envelope.action).toBe('invalid_bearer');
  });

  test('SOFT-01 access is checked; a code sent to the mobile gives a token, once; five wrong codes void it', async () => {
    const check = (client: TestClient) => client.call('hdiAccessCheck', { software: 'mungo' });
    expect(await check(visitor())).toEqual({ access: false, reason: 'sign_in', mobile: null });
    expect((await check(await signedIn(server.url, 'many'))).access).toBe(true);
    const client = await signedIn(server.url, 'customer');
    expect(await check(client)).toEqual({ access: true, reason: null, mobile: '•••• 156' });

    const request = async () => {
      const before = sent('0491 570 156').length;
      const { mobile, good_for_milliseconds } = await client.call('hdiAccessRequestSms', { software: 'mungo' });
      expect({ mobile, good_for_milliseconds }).toEqual({ mobile: '•••• 156', good_for_milliseconds: 600_000 });
      return /"text":"(\d{6}) is your code/.exec(await latest('0491 570 156', before))?.[1] ?? '';
    };
    const token = (code: string, software = 'mungo') => client.send('hdiAccessRequestToken', { software, code });
    const first = await request();
    const code = await request();
    if (first !== code) expect(await errorsOf(token(first))).toEqual(['code: This is not the code we sent']);
    expect(await errorsOf(token(code, 'product'))).toEqual([expect.stringContaining('expired')]);
    const given = (await token(code)).envelope.data;
    expect(given?.token).toMatch(/^[\w-]{43}$/);
    expect(await errorsOf(token(code))).toEqual([expect.stringContaining('expired')]);

    const next = await request();
    const wrong = next === '000000' ? '000001' : '000000';
    for (let times = 0; times < 5; times += 1) expect(await errorsOf(token(wrong))).toHaveLength(1);
    expect(await errorsOf(token(next))).toEqual([expect.stringContaining('expired')]);
    const none = visitor();
    await none.signIn('public').catch(() => none.signIn('public', 'another good one'));
    expect((await check(none)).reason).toBe('no_account');
    expect((await none.send('hdiAccessRequestSms', { software: 'mungo' })).envelope.error).toBe('not_allowed');
  });

  test('CALL-10 the two test redirects lead to an absolute address and to a path', async () => {
    expect((await visitor().send('testRedirect')).envelope).toMatchObject({
      status: 'OK',
      action: 'redirect_to',
      redirect_to: `${server.url}/home`,
    });
    expect((await visitor().send('testRedirectRelative')).envelope).toMatchObject({ redirect_to: '/home' });
  });

  test('DOC-01 the documentation lists every call with the schema that the server enforces', async () => {
    expect((await visitor().send('documentationExternal')).http).toBe(401);
    const { openapi } = await (await signedIn(server.url, 'customer')).call('documentationExternal');
    expect(openapi).toMatchObject({ openapi: '3.1.0', info: { version: '3.0' } });
    const paths = openapi.paths as Record<string, { post?: { requestBody?: unknown } }>;
    expect(JSON.stringify(paths['/v2/get-price']?.post?.requestBody)).toContain('"order_quantity"');
    expect(paths['/v3/cart/save/{cartId}']).toBeDefined();
  });
});
