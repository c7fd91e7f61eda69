import { generateKeyPairSync, sign } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { OpenId, SignInTooWeak, type Started } from './open-id.ts';

const own = generateKeyPairSync('rsa', { modulusLength: 2048 });
const other = generateKeyPairSync('rsa', { modulusLength: 2048 });
const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');

/** A provider that issues whatever ID token a test wants. */
let server: Server;
let issuer = '';
let token = '';
beforeAll(async () => {
  server = createServer((request, response) => {
    const answers: Record<string, object> = {
      '/.well-known/openid-configuration': {
        issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/keys`,
        response_types_supported: ['code'],
        subject_types_supported: ['public'],
        id_token_signing_alg_values_supported: ['RS256'],
        authorization_response_iss_parameter_supported: true,
      },
      '/keys': { keys: [{ ...own.publicKey.export({ format: 'jwk' }), kid: 'one', alg: 'RS256', use: 'sig' }] },
      '/token': { access_token: 'unused', token_type: 'bearer', id_token: token },
    };
    response.setHeader('content-type', 'application/json').end(JSON.stringify(answers[request.url ?? ''] ?? {}));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

const callbackUrl = 'https://portal.example/sign-on/staff/answer';

const client = (strength: { readonly acr?: readonly string[]; readonly amr?: readonly string[] } = {}) =>
  new OpenId({
    name: 'staff',
    label: 'Staff',
    issuer: new URL(issuer),
    clientId: 'portal',
    clientSecret: 'a-secret',
    domains: ['example.com'],
    acr: [],
    amr: [],
    ...strength,
  });

/** Begins a sign-in and ends it with an ID token that has these claims. `from`: the issuer that the callback names. */
async function signIn(
  claims: object,
  { key = own.privateKey, from = issuer, algorithm = 'RS256', at = client() } = {},
) {
  const { started } = await at.begin(callbackUrl, '/orders');
  const usual = { iss: issuer, aud: 'portal', sub: 'person-1', nonce: started.nonce, email: 'wei@example.com' };
  const now = Math.floor(Date.now() / 1_000);
  const head = encoded({ alg: algorithm, kid: 'one' });
  const signed = `${head}.${encoded({ ...usual, iat: now, exp: now + 300, ...claims })}`;
  token = `${signed}.${algorithm === 'none' ? '' : sign('sha256', Buffer.from(signed), key).toString('base64url')}`;
  return at.finish(callbackOf(started, from), started);
}

const callbackOf = ({ state }: Started, iss: string) =>
  new URL(`${callbackUrl}?${new URLSearchParams({ code: 'c', state, iss })}`);

test('V6.8.2 an ID token of the provider gives the person’s identity', async () => {
  expect(await signIn({})).toEqual({ issuer, subject: 'person-1', email: 'wei@example.com' });
  expect(await signIn({ email_verified: false })).toMatchObject({ email: null });
});

test.each([
  ['V6.8.2 signed with another key', {}, { key: other.privateKey }],
  ['V6.8.2 without a signature', {}, { algorithm: 'none' }],
  ['V9.2.1 that has expired', { exp: 1_700_000_000 }, {}],
  ['V10.5.1 with the nonce of another sign-in', { nonce: 'another' }, {}],
  ['V10.5.3 of another issuer', { iss: 'https://elsewhere.example' }, {}],
  ['V10.5.4 for another application', { aud: 'elsewhere' }, {}],
  ['V10.2.2 in an answer that names another provider', {}, { from: 'https://elsewhere.example' }],
])('an ID token %s signs nobody in', async (_, claims, how) => {
  await expect(signIn(claims, how)).rejects.toThrow();
});

test('V6.8.4 a provider is asked for the strength that the file demands, and its ID token must show it', async () => {
  const at = client({ acr: ['phrh', 'phr'], amr: ['mfa', 'otp'] });
  const { url } = await at.begin(callbackUrl, '/orders');
  expect(url.searchParams.get('acr_values')).toBe('phrh phr');
  expect(await signIn({ acr: 'phr', amr: ['pwd', 'otp'] }, { at })).toMatchObject({ subject: 'person-1' });
  for (const claims of [{}, { acr: 'phr' }, { acr: 'pwd', amr: ['mfa'] }, { acr: 'phr', amr: 'mfa' }]) {
    await expect(signIn(claims, { at })).rejects.toThrow(SignInTooWeak);
  }
});
