import {
  type Call,
  type CallKey,
  calls,
  type Envelope,
  fillPath,
  firstBuild,
  type ReplyOf,
  retries,
} from '@portal/domain/contract';

export interface SendOptions {
  readonly parameters?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  /** Uses the v3 path instead of the v2 one. */
  readonly v3?: boolean;
  /** Replaces the common body. */
  readonly body?: string;
}

export interface Reply<Data> {
  readonly http: number;
  readonly headers: Headers;
  readonly envelope: Envelope<Data>;
}

type DataOf<K extends CallKey> = ReplyOf<(typeof calls)[K]>;

/** One API client; sends a bearer once signed in, and cookies only on request. */
export class TestClient {
  /** Calls that a server has answered with OK in this process. */
  static readonly answered = new Set<CallKey>();
  readonly url: string;
  bearer: string | null = null;
  cookie: string | null = null;

  constructor(url: string) {
    this.url = url;
  }

  /** Sends a call and returns any response. */
  async send<K extends CallKey>(key: K, data: unknown = {}, options: SendOptions = {}): Promise<Reply<DataOf<K>>> {
    const call: Call = calls[key];
    const path = options.v3 && call.v3 !== undefined ? `/v3/${call.v3}` : `/v2/${call.name}`;
    const body = { app_token: 'portal', client_fp: 'test', browser_instance: 'test', vue_build: firstBuild, data };
    const response = await fetch(this.url + fillPath(path, options.parameters), {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(this.bearer === null ? {} : { authorization: `Bearer ${this.bearer}` }),
        ...(this.cookie === null ? {} : { cookie: this.cookie }),
        ...options.headers,
      },
      body: options.body ?? JSON.stringify(body),
    });
    const envelope = (await response.json()) as Envelope<DataOf<K>>;
    if (envelope.status === 'OK') TestClient.answered.add(key);
    return { http: response.status, headers: response.headers, envelope };
  }

  /** Sends a call and returns its data, retrying if the server asks for it (CALL-05); throws unless the status is OK. */
  async call<K extends CallKey>(
    key: K,
    data: unknown = {},
    options: SendOptions = {},
    tries = retries.ordering + 1,
  ): Promise<DataOf<K>> {
    const { envelope, http } = await this.send(key, data, options);
    if (envelope.action === 'retry' && tries > 1) {
      await new Promise((resolve) => setTimeout(resolve, envelope.delay_retry ?? 0));
      return this.call(key, data, options, tries - 1);
    }
    if (envelope.status !== 'OK' || envelope.data === null) {
      throw new Error(`${key} answered ${http} ${JSON.stringify({ ...envelope, data: undefined })}`);
    }
    return envelope.data;
  }

  async signIn(username: string, password = 'portal-demo'): Promise<DataOf<'login'>> {
    const reply = await this.send('login', { username, password });
    if (reply.envelope.data === null) throw new Error(`${username}: ${reply.envelope.user_message}`);
    this.bearer = reply.envelope.data.bearer_token;
    return reply.envelope.data;
  }
}

export async function signedIn(url: string, username: string): Promise<TestClient> {
  const client = new TestClient(url);
  await client.signIn(username);
  return client;
}
