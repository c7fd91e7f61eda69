import type { Configuration, IDToken } from 'openid-client';
import { isLoopback } from '../config.ts';
import type { Identity } from './identities.ts';
import type { Provider } from './providers.ts';

/** What the browser stores between the start of a sign-in and the provider's callback. */
export interface Started {
  readonly provider: string;
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
  /** Path in the portal to which the sign-in leads. */
  readonly to: string;
}

/** The provider signed the person in, but not in a way that the operator's file accepts. */
export class SignInTooWeak extends Error {
  readonly subject: string;

  constructor(subject: string, { acr, amr }: IDToken) {
    super(`The ID token has acr ${JSON.stringify(acr)} and amr ${JSON.stringify(amr)}`);
    this.subject = subject;
  }
}

/** Loaded at the first sign-in, because it would lengthen the start of every server. */
const library = () => import('openid-client');

/** The OpenID client of one provider: the authorisation code flow with PKCE, state and nonce. */
export class OpenId {
  readonly provider: Provider;
  #configuration: Promise<Configuration> | null = null;

  constructor(provider: Provider) {
    this.provider = provider;
  }

  /** The provider's own addresses and keys, read at the first sign-in and again after a failure. */
  #discover(): Promise<Configuration> {
    this.#configuration ??= this.#readMetadata().catch((error: unknown) => {
      this.#configuration = null;
      throw error;
    });
    return this.#configuration;
  }

  async #readMetadata(): Promise<Configuration> {
    const openid = await library();
    const { issuer, clientId, clientSecret } = this.provider;
    // By default the library relies on TLS to the provider and does not verify the signature of an ID token.
    const execute = [openid.enableNonRepudiationChecks];
    // A provider on this machine may use http, as in tests.
    if (isLoopback(issuer.href)) execute.push(openid.allowInsecureRequests);
    return openid.discovery(issuer, clientId, clientSecret, undefined, { execute, timeout: 10 });
  }

  /** The address of the provider's sign-in page. `callbackUrl` is where it sends the browser afterwards. */
  async begin(callbackUrl: string, to: string): Promise<{ readonly url: URL; readonly started: Started }> {
    const openid = await library();
    const configuration = await this.#discover();
    const verifier = openid.randomPKCECodeVerifier();
    const started = {
      provider: this.provider.name,
      state: openid.randomState(),
      nonce: openid.randomNonce(),
      verifier,
      to,
    };
    const url = openid.buildAuthorizationUrl(configuration, {
      redirect_uri: callbackUrl,
      scope: 'openid email profile',
      code_challenge: await openid.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
      state: started.state,
      nonce: started.nonce,
      ...(this.provider.acr.length > 0 && { acr_values: this.provider.acr.join(' ') }),
    });
    return { url, started };
  }

  /**
   * Exchanges the callback for the person's identity. `callback` is the complete address that the browser requested. Throws `SignInTooWeak`, or
   * another error for an invalid callback.
   */
  async finish(callback: URL, { state, nonce, verifier }: Started): Promise<Identity> {
    const openid = await library();
    const configuration = await this.#discover();
    const tokens = await openid.authorizationCodeGrant(configuration, callback, {
      expectedState: state,
      expectedNonce: nonce,
      pkceCodeVerifier: verifier,
      idTokenExpected: true,
    });
    const claims = tokens.claims();
    if (!claims) throw new Error('The response has no ID token');
    if (!this.#isStrong(claims)) throw new SignInTooWeak(claims.sub, claims);
    // Some providers give the mail address only at their userinfo endpoint.
    const { email, email_verified } =
      typeof claims.email === 'string' || !configuration.serverMetadata().userinfo_endpoint
        ? claims
        : await openid.fetchUserInfo(configuration, tokens.access_token, claims.sub);
    // A provider that does not say whether an address is verified is trusted for its own domains only.
    const isUsable = typeof email === 'string' && email_verified !== false && email_verified !== 'false';
    return { issuer: claims.iss, subject: claims.sub, email: isUsable ? email : null };
  }

  /** `acr_values` is only a request to the provider: what it did is in the ID token. */
  #isStrong(claims: IDToken): boolean {
    const { acr, amr } = this.provider;
    const methods: unknown[] = Array.isArray(claims.amr) ? claims.amr : [];
    const hasClass = acr.length === 0 || (typeof claims.acr === 'string' && acr.includes(claims.acr));
    return hasClass && (amr.length === 0 || amr.some((method) => methods.includes(method)));
  }
}
