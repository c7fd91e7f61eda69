import { join } from 'node:path';
import { root } from '../../../scripts/lib/run.mjs';
import { spread } from '../lib/stats.mjs';
import { signIn, ulid } from '../server/client.mjs';
import { freePort, startPostgres, startProcess } from '../server/processes.mjs';

export const buyers = 20;
const lines = 500;

const operation = (kind, payload) => ({ id: ulid(), kind, payload, at: new Date().toISOString(), by: 'customer' });

/** Codes of parts that can be ordered, by a price of their own. */
export async function orderable({ call, accode }) {
  const { stocklist } = await call('/v2/get-stocklist', {});
  const sound = stocklist.stock_code.filter((_, i) => stocklist.columns.flags[i] === 0);
  const step = Math.floor(sound.length / 700);
  const codes = sound.filter((_, i) => i % step === 0).slice(0, 700);
  const priced = [];
  for (const some of [codes.slice(0, 400), codes.slice(400)]) {
    const asked = { accode, cart_lines: some.map((stock_code) => ({ stock_code })) };
    const { cart_lines } = await call('/v2/get-price', asked);
    priced.push(...cart_lines.filter(({ pricing }) => pricing.length > 0 && !pricing[0].poa));
  }
  return priced.map(({ stock_code }) => stock_code).slice(0, lines);
}

/** A new order with 500 lines: its number, revision and line ids. */
export async function bigCart({ call, accode }, codes) {
  const { cart } = await call('/v3/cart/create', { accode });
  const added = codes.map((stock_code) => ({ line_id: ulid(), stock_code, quantity: 100, separate: true }));
  const operations = added.map((line) => operation('line.add', line));
  const { revision } = await call(`/v3/cart/save/${cart.orderNum}`, { revision: cart.revision, operations });
  return { id: cart.orderNum, revision, lines: added.map(({ line_id }) => line_id) };
}

/** One buyer's last minutes on an order of 500 lines: three edits, confirm, submit. Each call's time goes into `times`. */
async function finish(user, cart, times) {
  const timed = async (name, path, value) => {
    const from = performance.now();
    const answer = await user.call(path, value);
    times[name].push(performance.now() - from);
    return answer;
  };
  let { revision } = cart;
  for (let edit = 0; edit < 3; edit += 1) {
    const line_id = cart.lines[(edit * 37) % cart.lines.length];
    const operations = [operation('line.quantity', { line_id, quantity: 200 + 100 * edit })];
    ({ revision } = await timed('save', `/v3/cart/save/${cart.id}`, { revision, operations }));
  }
  // As the portal requests it: the buyer's browser already has the lines.
  const { changes } = await timed('confirm', `/v3/cart/confirm/${cart.id}`, { revision, answer: 'changes' });
  await timed('submit', `/v3/cart/submit/${cart.id}`, { revision: changes.revision, answer: 'changes' });
}

/** Twenty orders of 500 lines saved, confirmed and submitted at once, on PostgreSQL. */
export async function measureBuyers({ quick }) {
  const postgres = await startPostgres();
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  try {
    const env = {
      DATABASE_URL: await postgres.database('orders'),
      PORTAL_LOG_LEVEL: 'warn',
      NODE_ENV: '',
      PORT: String(port),
    };
    const portal = await startProcess(join(root, 'server', 'dist', 'main.js'), { env, ready: `${url}/readyz` });
    try {
      const user = await signIn(url, { connections: buyers });
      const codes = await orderable(user);
      const times = { save: [], confirm: [], submit: [] };
      for (let round = 0; round < (quick ? 2 : 4); round += 1) {
        const carts = [];
        for (let i = 0; i < buyers; i += 1) carts.push(await bigCart(user, codes));
        // The first round warms up and is not counted.
        const into = round === 0 ? { save: [], confirm: [], submit: [] } : times;
        await Promise.all(carts.map((cart) => finish(user, cart, into)));
      }
      user.close();
      return Object.fromEntries(Object.entries(times).map(([name, all]) => [name, spread(all)]));
    } finally {
      await portal.stop();
    }
  } finally {
    await postgres.stop();
  }
}
