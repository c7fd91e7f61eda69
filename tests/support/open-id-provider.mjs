// A real OpenID provider in its own process, for tests of single sign-on: node open-id-provider.mjs PORT REDIRECT_URI
// Anybody signs in by typing a mail address, with any password. Prints its issuer once it listens.
import Provider from 'oidc-provider';

const [port = '0', redirect = ''] = process.argv.slice(2);
const issuer = `http://127.0.0.1:${port}`;
const provider = new Provider(issuer, {
  clients: [
    {
      client_id: 'portal',
      client_secret: 'a-secret-for-tests',
      redirect_uris: [redirect],
      response_types: ['code'],
      grant_types: ['authorization_code'],
    },
  ],
  claims: { openid: ['sub'], email: ['email', 'email_verified'] },
  // The id of a person is independent of the mail address, as with real providers.
  findAccount: (_, id) => ({
    accountId: id,
    claims: () => ({
      sub: `person-${id.replace(/^new-/, '').split('@')[0]}`,
      email: id.replace('unverified-', ''),
      email_verified: !id.startsWith('unverified-'),
    }),
  }),
  pkce: { required: () => true },
  cookies: { keys: ['a-key-for-tests'] },
});
provider.listen(Number(port), '127.0.0.1', () => console.log(issuer));
