import { join } from 'node:path';
import { root } from '../../../scripts/lib/run.mjs';
import { spread } from '../lib/stats.mjs';
import { signIn, ulid } from '../server/client.mjs';
import { freePort, startProcess } from '../server/processes.mjs';
import { portal } from './command.mjs';
import { account } from './make-files.mjs';

const password = 'nine-green-kettles-42';
/** Milliseconds between two saves of a buyer, whether or not the last one has a response. */
const interval = 250;
const buyers = 5;

/** Saves at a steady rate until `work` is done: their times in ms. */
async function saveDuring(user, work) {
  const carts = [];
  for (let buyer = 0; buyer < buyers; buyer += 1) {
    const { cart } = await user.call('/v3/cart/create', { accode: account });
    carts.push(cart.orderNum);
  }
  const times = [];
  const saves = [];
  const save = async (cart, at) => {
    const payload = { line_id: ulid(), stock_code: `FST-${String(at % 1_000).padStart(6, '0')}`, quantity: 200 };
    const operations = [{ id: ulid(), kind: 'line.add', payload, at: new Date().toISOString(), by: 'buyer' }];
    const from = performance.now();
    await user.call(`/v3/cart/save/${cart}`, { revision: 0, operations });
    times.push(performance.now() - from);
  };
  let at = 0;
  const timer = setInterval(() => {
    saves.push(save(carts[at % buyers], at));
    at += 1;
  }, interval / buyers);
  try {
    await work();
  } finally {
    clearInterval(timer);
  }
  await Promise.all(saves);
  return spread(times);
}

/** Buyers' saves without a load, then while the whole catalogue is loaded with other prices and stock. */
export async function measureSaves(place, folder) {
  const words = ['user', 'add', 'buyer', '--type', 'customer', '--email', 'buyer@example.com'];
  await portal([...words, '--accounts', account, '--password-stdin'], place, password);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const env = { ...place, PORTAL_LOG_LEVEL: 'warn', PORTAL_CALLS_PER_MINUTE: '0', NODE_ENV: '', PORT: String(port) };
  const { stop } = await startProcess(join(root, 'server', 'dist', 'main.js'), { env, ready: `${url}/readyz` });
  try {
    const user = await signIn(url, { connections: 20, username: 'buyer', password });
    const before = await saveDuring(user, () => new Promise((resolve) => setTimeout(resolve, 5_000)));
    const during = await saveDuring(user, () => portal(['feed', 'load', folder, '--percent', '100'], place));
    user.close();
    return { before, during };
  } finally {
    await stop();
  }
}
