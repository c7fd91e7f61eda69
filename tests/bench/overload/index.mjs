import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from '../../../scripts/lib/build.mjs';
import { root } from '../../../scripts/lib/run.mjs';
import { describeMachine, quiet } from '../lib/machine.mjs';
import { spread } from '../lib/stats.mjs';
import { signIn, ulid } from '../server/client.mjs';
import { freePort, scratchFolder, startPostgres, startProcess } from '../server/processes.mjs';

const overload = 4;
/** Milliseconds that a browser waits for these calls. */
const timeout = 10_000;

async function generate(plan) {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'generator.mjs')], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  child.stdin.end(JSON.stringify(plan));
  const parts = [];
  child.stdout.on('data', (part) => parts.push(part));
  const code = await new Promise((resolve) => child.once('close', resolve));
  if (code !== 0) throw new Error(`The load generator ended with ${code}.`);
  return JSON.parse(Buffer.concat(parts).toString());
}

/** Memory of a process in megabytes, now and at its peak. */
function memoryOf(pid) {
  const text = readFileSync(`/proc/${pid}/status`, 'utf8');
  const of = (name) => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(text)?.[1] ?? 0) / 1024;
  return { now: of('VmRSS'), most: of('VmHWM') };
}

/** Saves, opened orders and prices of 200 buyers, as bodies that are ready to be sent. */
async function requestsOf(url) {
  const user = await signIn(url, { connections: 4 });
  const { stocklist } = await user.call('/v2/get-stocklist', {});
  const codes = stocklist.stock_code.filter((_, i) => stocklist.columns.flags[i] === 0).slice(0, 20);
  const common = { app_token: 'portal', client_fp: 'bench', browser_instance: 'bench', vue_build: 6308 };
  const ready = (kind, path, data) => {
    const body = JSON.stringify({ ...common, data });
    return {
      kind,
      method: 'POST',
      path,
      timeout,
      body,
      headers: {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        authorization: `Bearer ${user.bearer}`,
      },
    };
  };
  const requests = [];
  for (let cart = 0; cart < 20; cart += 1) {
    const { cart: made } = await user.call('/v3/cart/create', { accode: user.accode });
    for (let i = 0; i < 10; i += 1) {
      const line = { line_id: ulid(), stock_code: codes[i], quantity: 100, separate: true };
      const operations = [
        { id: ulid(), kind: 'line.add', payload: line, at: new Date().toISOString(), by: 'customer' },
      ];
      requests.push(
        ready('save', `/v3/cart/save/${made.orderNum}`, { revision: made.revision, operations }),
        ready('open', `/v3/cart/${made.orderNum}`, {}),
        ready('price', '/v2/get-price', {
          accode: user.accode,
          cart_lines: codes.map((stock_code) => ({ stock_code, order_quantity: 100 })),
        }),
      );
    }
  }
  user.close();
  return requests;
}

function facts({ answers, probes, seconds, ownDelay }) {
  const of = (test) => answers.filter(test);
  const served = of(({ status }) => status === 200);
  const shed = of(({ status }) => status === 503);
  const times = (some) => (some.length > 0 ? spread(some.map(({ ms }) => ms)) : null);
  return {
    perSecond: answers.length / seconds,
    served: { count: served.length, times: times(served) },
    saves: {
      count: of(({ kind }) => kind === 'save').length,
      served: served.filter(({ kind }) => kind === 'save').length,
    },
    shed: { count: shed.length, times: times(shed), withoutRetryAfter: shed.filter((each) => !each.retryAfter).length },
    others: [...new Set(of(({ status }) => status !== 200 && status !== 503).map(({ status }) => status))],
    otherCount: of(({ status }) => status !== 200 && status !== 503).length,
    probes: {
      count: probes.length,
      times: times(probes),
      failed: probes.filter(({ status }) => status !== 200).length,
    },
    ownDelay,
  };
}

async function measureDatabase(kind, env, { seconds, calm }) {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const portal = await startProcess(join(root, 'server', 'dist', 'main.js'), {
    env: {
      PORTAL_DEMO_PARTS: '10000',
      PORTAL_LOG_LEVEL: 'error',
      PORTAL_CALLS_PER_MINUTE: '0',
      ...env,
      NODE_ENV: '',
      PORT: String(port),
    },
    ready: `${url}/readyz`,
  });
  try {
    const plan = { url, probe: '/readyz', requests: await requestsOf(url) };
    const alone = facts(await generate({ ...plan, seconds: calm, lanes: 24 }));
    const before = memoryOf(portal.pid);
    const capacity = alone.served.count / calm;
    const loaded = facts(await generate({ ...plan, seconds, rate: capacity * overload }));
    return { kind, capacity, alone, loaded, memory: { before: before.now, most: memoryOf(portal.pid).most } };
  } finally {
    await portal.stop();
  }
}

/** Four times the load that the portal can bear, for a minute, on both databases. */
export async function overloaded({ quick }) {
  if (!(await build(['server']))) throw new Error('The server could not be built.');
  const isCalm = await quiet();
  const lengths = quick ? { seconds: 6, calm: 3 } : { seconds: 60, calm: 10 };
  const databases = [];
  const { folder, remove } = scratchFolder('overload');
  try {
    databases.push(await measureDatabase('PGlite', { PORTAL_DATA: join(folder, 'portal'), DATABASE_URL: '' }, lengths));
  } finally {
    remove();
  }
  process.stdout.write('  PGlite done\n');
  const postgres = await startPostgres();
  try {
    databases.push(await measureDatabase('PostgreSQL', { DATABASE_URL: await postgres.database('portal') }, lengths));
  } finally {
    await postgres.stop();
  }
  return { machine: { ...describeMachine(), calm: isCalm }, ...lengths, overload, databases };
}
