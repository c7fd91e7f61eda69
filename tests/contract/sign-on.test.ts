import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { TestClient } from '../support/client.ts';
import { startProvider, type TestProvider } from '../support/open-id-provider.ts';
import type { TestServer } from '../support/server.ts';
import { databases, start } from './databases.ts';

describe.each(databases)('single sign-on on %s', (database) => {
  let provider: TestProvider;
  let server: TestServer;
  beforeAll(async () => {
    provider = await startProvider();
    server = await start(database, { env: provider.env });
  });
  afterAll(async () => {
    await server?.stop();
    await provider?.stop();
  });

  const visit = (path: string, cookie = '') =>
    fetch(server.url + path, { redirect: 'manual', headers: cookie === '' ? {} : { cookie } });

  test('the providers are listed for the sign-in page, without their settings', async () => {
    expect(await new TestClient(server.url).call('signOnProviders')).toEqual([
      { name: 'staff', label: 'Tradeparts Login' },
    ]);
  });

  test('the way to the provider has PKCE, state and nonce, and a cookie that scripts cannot read', async () => {
    const response = await visit('/sign-on/staff?returnUrl=/orders/account');
    expect(response.status).toBe(302);
    const target = new URL(response.headers.get('location') ?? '');
    expect(target.origin).toBe(provider.issuer);
    const { code_challenge_method, scope, state, nonce, code_challenge, client_secret } = Object.fromEntries(
      target.searchParams,
    );
    expect({ code_challenge_method, scope }).toEqual({ code_challenge_method: 'S256', scope: 'openid email profile' });
    for (const each of [state, nonce, code_challenge]) expect(each?.length).toBeGreaterThan(40);
    expect(client_secret).toBeUndefined();
    expect(response.headers.get('set-cookie')).toMatch(
      /^sign-on=[\w-]+; Path=\/; HttpOnly; SameSite=Lax; Max-Age=900$/,
    );
  });

  test('V7.6.2 a page of another site cannot start a sign-in: the person is asked first', async () => {
    const headers = { 'sec-fetch-site': 'cross-site' };
    const response = await fetch(`${server.url}/sign-on/staff?returnUrl=/orders/account`, {
      redirect: 'manual',
      headers,
    });
    expect(response.headers.get('location')).toBe('/login?returnUrl=%2Forders%2Faccount');
    expect(response.headers.get('set-cookie')).toBeNull();
  });

  test('an answer without its cookie, with another state or for another provider signs nobody in', async () => {
    const begun = await visit('/sign-on/staff');
    const cookie = (begun.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
    const answers = [
      await visit('/sign-on/staff/answer?code=x&state=y'),
      await visit('/sign-on/staff/answer?code=x&state=y', cookie),
      await visit('/sign-on/other/answer?code=x&state=y', cookie),
      await visit('/sign-on/staff/answer', 'sign-on=%7Bnot-json'),
    ];
    for (const answer of answers) {
      expect(answer.headers.get('location')).toBe('/login?sign_on=failed');
      expect(answer.headers.getSetCookie().join()).not.toContain('bearer');
    }
    expect((await visit('/sign-on/nobody')).headers.get('location')).toBe('/login?sign_on=unavailable');
  });
});
