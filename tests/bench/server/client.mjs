import { randomBytes } from 'node:crypto';
import { Agent, request } from 'node:http';

const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** An id as clients make it: 26 letters, the time first. */
export function ulid() {
  let time = Date.now();
  let head = '';
  for (let i = 0; i < 10; i += 1) {
    head = alphabet[time % 32] + head;
    time = Math.floor(time / 32);
  }
  return head + [...randomBytes(16)].map((byte) => alphabet[byte % 32]).join('');
}

/** Sends JSON over kept connections, at most `connections` at once. Rejects for any status but 200. */
export function makeClient(url, { connections, headers = {} }) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const { hostname, port } = new URL(url);
  const post = (path, value) =>
    new Promise((resolve, reject) => {
      const body = JSON.stringify(value);
      const sent = request(
        {
          agent,
          hostname,
          port,
          path,
          method: 'POST',
          headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body), ...headers },
        },
        (answer) => {
          const parts = [];
          answer.on('data', (part) => parts.push(part));
          answer.on('error', reject);
          answer.on('end', () => {
            const text = Buffer.concat(parts).toString();
            if (answer.statusCode === 200) resolve(text);
            else reject(new Error(`${path} answered ${answer.statusCode}: ${text.slice(0, 300)}`));
          });
        },
      );
      sent.on('error', reject);
      sent.end(body);
    });
  return { post, close: () => agent.destroy() };
}

/** The portal's calls as a signed-in user. `call` returns `data` and rejects for anything but an OK envelope. */
export async function signIn(url, { connections = 50, username = 'customer', password = 'portal-demo' } = {}) {
  const common = { app_token: 'portal', client_fp: 'bench', browser_instance: 'bench', vue_build: 6308 };
  const data = (path, text) => {
    const envelope = JSON.parse(text);
    if (envelope.status !== 'OK')
      throw new Error(`${path}: ${envelope.status} ${envelope.error} ${text.slice(0, 300)}`);
    return envelope.data;
  };
  const stranger = makeClient(url, { connections: 1 });
  const credentials = { username, password };
  const login = data('login', await stranger.post('/v2/login', { ...common, data: credentials }));
  stranger.close();
  const client = makeClient(url, { connections, headers: { authorization: `Bearer ${login.bearer_token}` } });
  return {
    accode: login.user_details?.primary_accode,
    bearer: login.bearer_token,
    call: async (path, value) => data(path, await client.post(path, { ...common, data: value })),
    /** The same without reading the response, for load: the client's own work shares the machine with the server's. */
    raw: (path, value) => client.post(path, { ...common, data: value }),
    close: client.close,
  };
}

/** Times of `count` calls, one after another, in ms, after `warm` calls that are not counted. */
export async function times(count, warm, call) {
  const found = [];
  for (let i = 0; i < warm + count; i += 1) {
    const from = performance.now();
    await call(i);
    if (i >= warm) found.push(performance.now() - from);
  }
  return found;
}

/** As many calls as `connections` can make in `seconds`, each connection one after another. */
export async function load(seconds, connections, call) {
  const found = [];
  const from = performance.now();
  const until = from + seconds * 1000;
  await Promise.all(
    Array.from({ length: connections }, async (_, lane) => {
      for (let i = 0; performance.now() < until; i += 1) {
        const began = performance.now();
        await call(lane, i);
        found.push(performance.now() - began);
      }
    }),
  );
  return { times: found, perSecond: found.length / ((performance.now() - from) / 1000) };
}
