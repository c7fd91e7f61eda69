import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import pg from 'pg';
import { describe, expect, test } from 'vitest';
import { shownCode } from '../support/authenticator.ts';
import { signedIn, TestClient } from '../support/client.ts';
import { run } from '../support/process.ts';
import type { DatabaseKind, TestServer } from '../support/server.ts';
import { databases, start, useServer } from './databases.ts';

const password = 'portal-demo';
const portal = (database: DatabaseKind, store: string, ...words: readonly string[]) =>
  run(
    ['node', 'server/dist/main.js', ...words],
    database === 'pglite' ? { PORTAL_DATA: store, DATABASE_URL: '' } : { DATABASE_URL: store },
  );
const errorsOf = async (promise: ReturnType<TestClient['send']>) =>
  (await promise).envelope.validation_results.map(({ field, message }) => `${field}: ${message}`);

/** Sets up two-step sign-in for the signed-in user. */
async function setUp(client: TestClient, typed = password) {
  await client.call('loginAuthorise', { password: typed });
  const { secret, address } = await client.call('secondFactorBegin');
  const reply = await client.call('secondFactorConfirm', { code: shownCode(secret) });
  client.bearer = reply.bearer_token ?? client.bearer;
  return { secret, address, codes: reply.recovery_codes };
}

describe.each(databases)('a second factor on %s', (database) => {
  const server = useServer(database);
  const visitor = () => new TestClient(server().url);
  const login = (username: string, code?: string) => visitor().send('login', { username, password, code });

  test('is set up with the password and a first code; then required only after the correct password, and each code works once', async () => {
    const client = await signedIn(server().url, 'multi');
    const other = await signedIn(server().url, 'multi');
    expect(await client.call('secondFactorGet')).toEqual({ since: null, recovery_codes_left: 0, demanded: false });
    for (const key of ['secondFactorBegin', 'secondFactorConfirm', 'secondFactorRemove'] as const) {
      expect((await client.send(key, { code: '000000' })).envelope.error, key).toBe('authorise_first');
    }
    await client.call('loginAuthorise', { password });
    expect((await client.send('secondFactorConfirm', { code: '000000' })).envelope.error).toBe(
      'second_factor_not_begun',
    );
    const begun = await client.call('secondFactorBegin');
    const address = new URL(begun.address);
    expect(`${address.protocol}//${address.host}${address.pathname}`).toBe('otpauth://totp/Tradeparts:multi');
    expect(Object.fromEntries(address.searchParams)).toEqual({
      secret: begun.secret,
      issuer: 'Tradeparts',
      algorithm: 'SHA1',
      digits: '6',
      period: '30',
    });
    expect(begun.secret).toMatch(/^[A-Z2-7]{32}$/);
    const wrong = shownCode(begun.secret, 7);
    expect(await errorsOf(client.send('secondFactorConfirm', { code: wrong }))).toEqual([
      'code: This is not the current code',
    ]);
    // An unconfirmed secret is not required at sign-in.
    expect((await login('multi')).envelope.status).toBe('OK');

    // Codes one period ahead are valid, so these two stay valid if a period ends meanwhile.
    const [first, next] = [shownCode(begun.secret), shownCode(begun.secret, 1)];
    const { recovery_codes, bearer_token } = await client.call('secondFactorConfirm', {
      code: first,
    });
    expect(recovery_codes).toHaveLength(10);
    expect(bearer_token).toMatch(/^[\w-]{43}$/);
    client.bearer = bearer_token ?? null;
    expect((await other.send('loginValidate')).envelope.action).toBe('invalid_bearer');
    expect(await client.call('secondFactorGet')).toEqual({
      since: expect.stringMatching(/^2/),
      recovery_codes_left: 10,
      demanded: false,
    });
    expect((await client.send('secondFactorBegin')).envelope.error).toBe('second_factor_is_on');

    expect((await login('multi')).envelope).toMatchObject({
      status: 'ERROR',
      error: 'second_factor_needed',
      data: null,
    });
    expect((await visitor().send('login', { username: 'multi', password: 'wrong' })).envelope.error).toBe(
      'login_failed',
    );
    expect((await visitor().send('login', { username: 'multi', password: 'wrong', code: '1' })).envelope.error).toBe(
      'login_failed',
    );
    const refused = ['code: This code is wrong or has already been used'];
    expect(await errorsOf(login('multi', first))).toEqual(refused);
    const both = await Promise.all([next, next].map((code) => login('multi', code)));
    expect(both.map(({ envelope }) => envelope.status).sort()).toEqual(['ERROR', 'OK']);
    expect(await errorsOf(login('multi', next))).toEqual(refused);
  });

  test('a recovery code works once', async () => {
    const client = await signedIn(server().url, 'public');
    const { codes } = await setUp(client);
    const [first = '', second = ''] = codes;
    const tries = await Promise.all([login('public', first), login('public', first)]);
    expect(tries.map(({ envelope }) => envelope.status).sort()).toEqual(['ERROR', 'OK']);
    expect(await errorsOf(login('public', first))).toHaveLength(1);
    expect((await login('public', second.toLowerCase().replaceAll('-', ' '))).envelope.status).toBe('OK');
    expect((await client.call('secondFactorGet')).recovery_codes_left).toBe(8);
  });

  test('attempts are limited like password attempts, and a correct password in between does not reset the limit', async () => {
    const { secret } = await setUp(await signedIn(server().url, 'mktg'));
    const errors: (string | null)[] = [];
    for (let times = 0; times < 6; times += 1) {
      errors.push((await login('mktg', shownCode(secret, 9))).envelope.error);
      expect((await login('mktg')).envelope.error).toBe('second_factor_needed');
    }
    expect(errors).toEqual([...Array.from({ length: 5 }, () => 'invalid_request'), 'too_many_attempts']);
    expect((await login('mktg', shownCode(secret))).envelope.error).toBe('too_many_attempts');
  });

  test('it can be turned off with the password, or by an operator if the authenticator is lost', async () => {
    const client = await signedIn(server().url, 'tech');
    await setUp(client);
    await client.call('secondFactorRemove');
    expect((await client.send('secondFactorRemove')).envelope.error).toBe('second_factor_is_off');
    expect((await login('tech')).envelope.status).toBe('OK');
    await setUp(client);
    expect(await portal(database, server().store, 'user', 'reset-second-factor', 'tech')).toMatchObject({
      code: 0,
      output: expect.stringMatching(/^tech signs in with the password alone; \d sessions? ended\.\n$/),
    });
    await expect.poll(async () => (await client.send('loginValidate')).envelope.action).toBe('invalid_bearer');
    expect((await login('tech')).envelope.status).toBe('OK');
  });

  test('SESS-09 an impersonating user can neither see nor change it', async () => {
    const root = await signedIn(server().url, 'root');
    await root.call('loginAuthorise', { password });
    const { bearer_token } = await root.call('impersonationStart', { username: 'customer', reason: 'a reason' });
    const acting = visitor();
    acting.bearer = bearer_token;
    for (const key of ['secondFactorGet', 'secondFactorBegin', 'secondFactorConfirm', 'secondFactorRemove'] as const) {
      expect((await acting.send(key, { code: '000000' })).envelope.error, key).toBe('not_allowed');
    }
  });

  test('signing in again ends the browser’s previous session, and re-entering the password renews the bearer', async () => {
    const browser = visitor();
    const first = await browser.send('login', { username: 'many', password });
    browser.bearer = first.envelope.data?.bearer_token ?? null;
    const elsewhere = await signedIn(server().url, 'many');
    const cookie = (first.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
    const again = visitor();
    again.cookie = cookie;
    await again.signIn('many');
    expect((await browser.send('loginValidate')).envelope.action).toBe('invalid_bearer');
    await elsewhere.call('loginValidate');
    const { bearer_token } = await elsewhere.call('loginAuthorise', { password });
    expect(bearer_token).toMatch(/^[\w-]{43}$/);
    expect(bearer_token).not.toBe(elsewhere.bearer);
    elsewhere.bearer = bearer_token ?? null;
    await elsewhere.call('loginValidate');
  });
});

/** Everything in a database, as text. */
async function everythingIn(store: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-secrets-'));
  try {
    const { code, output } = await portal('postgres', store, 'backup', join(folder, 'all.gz'));
    expect(code, output).toBe(0);
    return gunzipSync(readFileSync(join(folder, 'all.gz'))).toString();
  } finally {
    rmSync(folder, { recursive: true });
  }
}
const bytesOf = (secret: string) => {
  const bits = [...secret].map((letter) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
  );
  return Buffer.from((bits.join('').match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
};

test('secrets are encrypted in the database, re-encrypted when the key changes, and the server does not start with a wrong key', async () => {
  const first = await start('postgres');
  let server: TestServer | null = null;
  try {
    const client = await signedIn(first.url, 'multi');
    const { secret } = await setUp(client);
    const hex = bytesOf(secret).toString('hex');
    const all = await everythingIn(first.store);
    expect(all).toMatch(/second_factor/);
    expect(all).not.toContain(hex);
    expect(all).not.toContain(secret);
    const other = { PORTAL_SECRET_KEY: Buffer.alloc(32, 'other').toString('base64') };
    const again = (env: Readonly<Record<string, string>>) => start('postgres', { store: first.store, env });
    await expect(again(other)).rejects.toThrow(
      /encrypted with a key that is not in PORTAL_SECRET_KEY.*reset-second-factor/s,
    );

    // A plain secret from before keys existed is encrypted at the next start, and re-encrypted when the key changes.
    const db = new pg.Client({ connectionString: first.store });
    await db.connect();
    const stored = async () =>
      (await db.query('SELECT secret FROM second_factor')).rows.map((row) => row.secret as Buffer);
    await db.query('UPDATE second_factor SET secret = $1', [bytesOf(secret)]);
    const usual = Buffer.alloc(32, 'portal').toString('base64');
    const [locked] = await stored();
    expect(locked?.toString('hex')).toBe(hex);
    server = await again({ PORTAL_SECRET_KEY: `${other.PORTAL_SECRET_KEY},${usual}` });
    const [now] = await stored();
    expect(now?.toString('hex')).not.toContain(hex);
    await db.end();
    const visitor = new TestClient(server.url);
    const { envelope } = await visitor.send('login', { username: 'multi', password, code: shownCode(secret, 1) });
    expect(envelope.status).toBe('OK');
  } finally {
    await server?.stop();
    await first.stop();
  }
});

test('in production root and it need a second factor for any call; customers do not, and test calls can be disabled', async () => {
  const first = await start('postgres');
  let server: TestServer | null = null;
  try {
    const demo = ['customer', 'multi', 'many', 'public', 'root', 'it', 'staff', 'mktg', 'tech'];
    expect((await portal('postgres', first.store, 'user', 'disable', ...demo)).code).toBe(0);
    const add = async (name: string, type: string, ...more: readonly string[]) => {
      const words = ['user', 'add', name, '--type', type, '--email', `${name}@example.com`, ...more];
      const { output } = await portal('postgres', first.store, ...words);
      return /#token=(\S+)$/m.exec(output)?.[1] ?? '';
    };
    const tokens = {
      ingrid: await add('ingrid', 'it'),
      buyer: await add('buyer', 'customer', '--accounts', 'KES014'),
    };
    const env = {
      PORTAL_ENV: 'production',
      PORTAL_TLS_PROXY: '127.0.0.1',
      PORTAL_ADDRESS: 'https://portal.example',
      PORTAL_TEST_CALLS: 'off',
    };
    server = await start('postgres', { store: first.store, env });
    const enter = async (username: keyof typeof tokens) => {
      const client = new TestClient(server?.url ?? '');
      await client.call('newPasswordSet', { token: tokens[username], new_password: 'a long one of mine' });
      return { client, reply: await client.signIn(username, 'a long one of mine') };
    };
    const buyer = await enter('buyer');
    expect(buyer.reply).not.toHaveProperty('second_factor_demanded');
    await buyer.client.call('getOpenCarts');
    expect((await buyer.client.send('testAnswer')).envelope.error).toBe('unknown_call');

    const { client, reply } = await enter('ingrid');
    expect(reply.second_factor_demanded).toBe(true);
    await client.call('loginAuthorise', { password: 'a long one of mine' });
    for (const [key, data] of [
      ['impersonationStart', { username: 'buyer', reason: 'a reason' }],
      ['documentationExternal', {}],
      ['sessionsGet', {}],
      ['pagesGet', {}],
    ] as const) {
      expect((await client.send(key, data)).envelope, key).toMatchObject({
        error: 'second_factor_first',
        action: 'redirect_to',
        redirect_to: '/orders/account/second-factor',
      });
    }
    await client.call('warehouseList');
    await setUp(client, 'a long one of mine');
    expect((await client.call('secondFactorGet')).demanded).toBe(false);
    const acting = await client.call('impersonationStart', { username: 'buyer', reason: 'a reason' });
    expect(acting.user_details.username).toBe('buyer');
  } finally {
    await server?.stop();
    await first.stop();
  }
});

test('if required of everybody, customers must set it up first; an impersonating user has already verified theirs', async () => {
  const server = await start('pglite', { env: { PORTAL_SECOND_FACTOR: 'everybody' } });
  try {
    const client = new TestClient(server.url);
    expect((await client.signIn('customer')).second_factor_demanded).toBe(true);
    expect((await client.send('getOpenCarts')).envelope).toMatchObject({
      error: 'second_factor_first',
      redirect_to: '/orders/account/second-factor',
    });
    await setUp(client);
    await client.call('getOpenCarts');

    const root = new TestClient(server.url);
    await root.signIn('root');
    await setUp(root);
    await root.call('loginAuthorise', { password });
    const acting = new TestClient(server.url);
    acting.bearer = (await root.call('impersonationStart', { username: 'multi', reason: 'a reason' })).bearer_token;
    await acting.call('getOpenCarts');
  } finally {
    await server.stop();
  }
});
