import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

export interface TestProxy {
  readonly url: string;
  /** Calls `then` once, after this many requests. */
  after(requests: number, then: () => void): void;
  stop(): Promise<void>;
}

/**
 * Load balancer in front of several servers: round robin, skipping a server that refuses connections. Targets can be added and removed
 * while it runs.
 */
export async function startProxy(targets: readonly string[]): Promise<TestProxy> {
  let count = 0;
  const waiting: { readonly at: number; readonly then: () => void }[] = [];

  function pass(from: IncomingMessage, body: Buffer, to: ServerResponse, left: readonly string[]): void {
    const [target, ...others] = left;
    if (target === undefined) return void to.writeHead(502).end();
    const { method, headers, url } = from;
    const onward = request(new URL(url ?? '/', target), { method, headers }, (answer) => {
      to.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(to);
      // A server that dies in mid-response leaves half of it.
      answer.on('error', () => to.destroy());
    });
    onward.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNREFUSED') pass(from, body, to, others);
      else to.destroy();
    });
    to.on('close', () => onward.destroy());
    onward.end(body);
  }

  const server = createServer((from, to) => {
    count += 1;
    for (const { at, then } of waiting.splice(0)) {
      if (count >= at) then();
      else waiting.push({ at, then });
    }
    const first = count % targets.length;
    const order = [...targets.slice(first), ...targets.slice(0, first)];
    buffer(from).then(
      (body) => pass(from, body, to, order),
      () => to.destroy(),
    );
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    after: (requests, then) => void waiting.push({ at: requests, then }),
    stop: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
