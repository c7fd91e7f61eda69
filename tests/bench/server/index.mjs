import http from 'node:http';
import { join } from 'node:path';
import { build } from '../../../scripts/lib/build.mjs';
import { root } from '../../../scripts/lib/run.mjs';
import { describeMachine, quiet } from '../lib/machine.mjs';
import { median, spread } from '../lib/stats.mjs';
import { load, makeClient, signIn, times, ulid } from './client.mjs';
import { freePort, scratchFolder, startPostgres, startProcess } from './processes.mjs';

const parts = 40_000;
const connections = 50;
const loadedCartLines = 20;

async function startPortal(env) {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const began = Date.now();
  const { stop } = await startProcess(join(root, 'server', 'dist', 'main.js'), {
    // One caller makes thousands of calls here within seconds.
    env: {
      PORTAL_DEMO_PARTS: String(parts),
      PORTAL_LOG_LEVEL: 'warn',
      PORTAL_CALLS_PER_MINUTE: '0',
      ...env,
      NODE_ENV: '',
      PORT: String(port),
    },
    ready: `${url}/readyz`,
  });
  return { url, stop, startMs: Date.now() - began };
}

async function startFloor(where) {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const floor = join(root, 'tests', 'bench', 'server', 'floor.mjs');
  const { stop } = await startProcess(floor, { args: [where], env: { PORT: String(port) }, ready: `${url}/readyz` });
  return { url, stop };
}

const operationOf = (kind, payload) => ({ id: ulid(), kind, payload, at: new Date().toISOString(), by: 'customer' });

/** A new cart with lines of parts that can be ordered, and the ids of those. */
async function makeCart({ call, accode }, codes) {
  const { cart } = await call('/v3/cart/create', { accode });
  const lines = codes.map((stock_code) => ({ line_id: ulid(), stock_code, quantity: 100, separate: true }));
  const operations = lines.map((line) => operationOf('line.add', line));
  const saved = await call(`/v3/cart/save/${cart.orderNum}`, { revision: cart.revision, operations });
  const applied = saved.results.filter(({ outcome }) => outcome.result === 'applied').length;
  if (applied !== lines.length) throw new Error(`only ${applied} of ${lines.length} lines were added`);
  return { id: cart.orderNum, revision: saved.revision, lines: lines.map(({ line_id }) => line_id) };
}

async function goods({ call, accode }) {
  const { stocklist } = await call('/v2/get-stocklist', {});
  const sound = stocklist.stock_code.filter((_, i) => stocklist.columns.flags[i] === 0);
  const step = Math.floor(sound.length / 900);
  const codes = sound.filter((_, i) => i % step === 0).slice(0, 900);
  const priced = [];
  for (const some of [codes.slice(0, 450), codes.slice(450)]) {
    const asked = { accode, cart_lines: some.map((stock_code) => ({ stock_code })) };
    const { cart_lines } = await call('/v2/get-price', asked);
    priced.push(...cart_lines.filter(({ pricing }) => pricing.length > 0 && !pricing[0].poa));
  }
  return priced.map(({ stock_code }) => stock_code).slice(0, 500);
}

/** One save after another in a big cart, each as a browser sends it: one operation, the known revision. */
function saver(portal, cart) {
  return async (i, raw = false) => {
    const line_id = cart.lines[(i * 37) % cart.lines.length];
    const operations = [operationOf('line.quantity', { line_id, quantity: 100 * (1 + ((i * 7) % 40)) })];
    const path = `/v3/cart/save/${cart.id}`;
    const asked = { revision: cart.revision, operations };
    if (raw) {
      const text = await portal.raw(path, asked);
      const revision = /"revision":(\d+)/.exec(text);
      if (!text.includes('"status":"OK"') || !revision) throw new Error(text.slice(0, 300));
      cart.revision = Number(revision[1]);
    } else cart.revision = (await portal.call(path, asked)).revision;
  };
}

/** A part's page up to its first byte; the rest is read while the next is requested. */
function pageGetter(url, codes) {
  const agent = new http.Agent({ keepAlive: true });
  const get = (i) =>
    new Promise((resolve, reject) => {
      const path = `${url}/part/${encodeURIComponent(codes[(i * 37) % codes.length])}`;
      http
        .get(path, { agent }, (response) => {
          response.once('readable', () => {
            response.resume();
            if (response.statusCode === 200) resolve();
            else reject(new Error(`${path} answered ${response.statusCode}`));
          });
        })
        .once('error', reject);
    });
  return { get, close: () => agent.destroy() };
}

async function measureDatabase(kind, { quick, portalEnv, floorAt }) {
  const portal = await startPortal(portalEnv);
  const floor = await startFloor(floorAt);
  try {
    const user = await signIn(portal.url, { connections });
    const codes = await goods(user);
    if (codes.length < 500) throw new Error(`only ${codes.length} parts have a price`);
    const big = await makeCart(user, codes);
    const asked = { accode: user.accode, cart_lines: codes.map((stock_code) => ({ stock_code, order_quantity: 100 })) };
    const count = quick ? 20 : 120;
    const save = saver(user, big);
    const pages = pageGetter(portal.url, codes);
    const result = {
      kind,
      startMs: portal.startMs,
      price: spread(await times(count, 10, () => user.call('/v2/get-price', asked))),
      save: spread(await times(count * 2, 10, (i) => save(i))),
      open: spread(await times(count, 5, () => user.call(`/v3/cart/${big.id}`, {}))),
      page: spread(await times(count * 2, 10, (i) => pages.get(i))),
    };
    pages.close();

    const carts = [];
    for (let i = 0; i < connections; i += 1) carts.push(await makeCart(user, codes.slice(0, loadedCartLines)));
    const savers = carts.map((cart) => saver(user, cart));
    const bare = makeClient(floor.url, { connections });
    const bareSave = (lane, i) => {
      const operation = operationOf('line.quantity', { line_id: `line-${i % loadedCartLines}`, quantity: i });
      return bare.post('/save', { cart: `cart-${lane}`, operation });
    };
    const rounds = { portal: [], floor: [], portalTimes: [] };
    for (let round = 0; round < (quick ? 1 : 3); round += 1) {
      const seconds = quick ? 2 : 5;
      // A round that is not counted warms each of them up.
      if (round === 0) await load(1, connections, (lane, i) => savers[lane](i, true));
      const ours = await load(seconds, connections, (lane, i) => savers[lane](i, true));
      if (round === 0) await load(1, connections, bareSave);
      const theirs = await load(seconds, connections, bareSave);
      rounds.portal.push(ours.perSecond);
      rounds.portalTimes.push(...ours.times);
      rounds.floor.push(theirs.perSecond);
    }
    user.close();
    bare.close();
    return {
      ...result,
      saves: median(rounds.portal),
      floorSaves: median(rounds.floor),
      underLoad: spread(rounds.portalTimes),
    };
  } finally {
    await portal.stop();
    await floor.stop();
  }
}

/** The portal on both databases, each compared with a lower bound over the same kind of database. */
export async function server({ quick }) {
  if (!(await build(['server']))) throw new Error('The server could not be built.');
  const calm = await quiet();
  const databases = [];

  const { folder, remove } = scratchFolder('pglite');
  try {
    const portalEnv = { PORTAL_DATA: join(folder, 'portal'), DATABASE_URL: '' };
    databases.push(await measureDatabase('PGlite', { quick, portalEnv, floorAt: join(folder, 'floor') }));
  } finally {
    remove();
  }
  process.stdout.write('  PGlite done\n');

  const postgres = await startPostgres();
  try {
    const portalEnv = { DATABASE_URL: await postgres.database('portal') };
    databases.push(
      await measureDatabase('PostgreSQL', { quick, portalEnv, floorAt: await postgres.database('floor') }),
    );
  } finally {
    await postgres.stop();
  }
  process.stdout.write('  PostgreSQL done\n');
  return { machine: { ...describeMachine(), calm }, parts, databases };
}
