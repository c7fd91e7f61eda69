import { AuthorizationResponseError } from 'openid-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { audited, request, type UsersStore, usersStore } from '../services.fixture.ts';
import type { Services } from '../services.ts';
import { Secrets } from '../session/secrets.ts';
import type { Identity } from './identities.ts';
import { SignInTooWeak } from './open-id.ts';
import type { Provider } from './providers.ts';
import { takeCallback } from './take-callback.ts';

let store: UsersStore;
let services: Services;
const cookies: string[] = [];
beforeAll(async () => {
  store = await usersStore();
  services = { ...store.services, secrets: new Secrets([new Uint8Array(32)]) };
});
afterAll(() => store.database.close());

const browser = {
  ...request,
  partners: [],
  devices: [],
  address: '10.0.0.1',
  userAgent: 'test',
  secure: true,
  setCookie: (cookie: string) => void cookies.push(cookie),
};
const provider = { name: 'kestrel', domains: ['kestrel.example'] } as Partial<Provider> as Provider;
const started = { provider: 'kestrel', state: '', nonce: '', verifier: '', to: '/orders' };

/** Takes the callback of a provider that names this person, or fails. */
const take = (finish: () => Promise<Identity>) =>
  takeCallback(
    services,
    browser,
    { provider, finish },
    new URL('https://portal.example/sign-on/kestrel/answer'),
    started,
  );
const person = (subject: string, email: string) => async () => ({ issuer: 'https://login.example', subject, email });
const refusals = async () => (await audited(store.database, 'login')).map(({ detail }) => detail);

test('SESS-02 the person the provider names gets a session of their user', async () => {
  const taken = await take(person('1', 'moira@kestrel.example'));
  if (!('begun' in taken)) throw new Error(`refused: ${taken.problem}`);
  expect(await services.sessions.find(taken.begun.bearer)).toMatchObject({ userId: 'moira', hasSecondFactor: true });
  expect(cookies.length).toBeGreaterThan(0);
});

test('a person without a user is told so, and the audit log names their address', async () => {
  const before = (await refusals()).length;
  expect(await take(person('2', 'nobody@kestrel.example'))).toEqual({ problem: 'no_user' });
  expect((await refusals()).slice(before)).toEqual([
    { provider: 'kestrel', subject: '2', email: 'nobody@kestrel.example', address: '10.0.0.1' },
  ]);
});

test('V6.8.4 a sign-in that is too weak for the operator’s file is refused and recorded', async () => {
  const before = (await refusals()).length;
  const weak = new SignInTooWeak('3', { acr: 'low', iss: '', sub: '3', aud: '', iat: 0, exp: 0 });
  expect(await take(() => Promise.reject(weak))).toEqual({ problem: 'too_weak', cause: weak });
  expect((await refusals()).slice(before)).toEqual([
    { provider: 'kestrel', subject: '3', why: weak.message, address: '10.0.0.1' },
  ]);
});

test('a person who cancels at the provider is told so; every other failure is one message', async () => {
  const cancelled = new AuthorizationResponseError('no', { cause: new URLSearchParams('error=access_denied') });
  const other = new AuthorizationResponseError('no', { cause: new URLSearchParams('error=server_error') });
  expect(await take(() => Promise.reject(cancelled))).toMatchObject({ problem: 'cancelled' });
  expect(await take(() => Promise.reject(other))).toMatchObject({ problem: 'failed' });
  expect(await take(() => Promise.reject(new Error('the state differs')))).toMatchObject({ problem: 'failed' });
});
