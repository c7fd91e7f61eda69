import { startProxy } from './proxy.ts';
import { startServer, type TestServer } from './server.ts';

/** The request after which one server is killed. */
const killAfter = 300;

/**
 * Two servers on one PostgreSQL behind a proxy, as in production (`compose.yaml`); the second is killed during use. Acts as one
 * server, with `pid` and end of the first.
 */
export async function startSeveral(parts: number): Promise<TestServer> {
  const one = await startServer({ database: 'postgres', parts });
  const two = await startServer({ database: 'postgres', parts, store: one.store, env: { PORTAL_DATA: one.data } });
  const proxy = await startProxy([one.url, two.url]);
  let killed: Promise<void> | null = null;
  proxy.after(killAfter, () => {
    killed = two.kill();
  });
  return {
    ...one,
    url: proxy.url,
    output: () => one.output() + two.output(),
    stop: async () => {
      await proxy.stop();
      await (killed ?? two.stop());
      return one.stop();
    },
  };
}
