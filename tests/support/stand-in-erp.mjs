/**
 * A stand-in for a supplier's ERP, in its own process: takes webhooks and reports what happens to each order. In turn it is
 * slow, fails before it takes an order, takes it and loses the connection, or never responds; it reports events twice and out of order.
 * Environment: ERP_SECRET (`whsec_…`), ERP_PORTAL (address to report to), ERP_TOKEN. Prints its address; GET /state returns what it did.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer } from 'node:http';

const { ERP_SECRET = '', ERP_PORTAL = '', ERP_TOKEN = '' } = process.env;
const slowMilliseconds = 40;
/** Reports sent at the same time. */
const reporters = 8;

/** Webhook id → order number, or the type of any other event. */
const taken = new Map();
/** Events that are not orders, as they arrived first. @type {{ type: string, data: unknown }[]} */
const others = [];
const state = { deliveries: 0, repeats: 0, badSignatures: 0, failures: 0, lost: 0, hung: 0, reported: 0, refused: [] };

/** @param {string} order */
const eventsOf = (order) => {
  const acknowledged = { kind: 'acknowledged', supplier_order_number: `SO-${order}` };
  const shipped = { kind: 'shipped', carrier: 'TGX', tracking: `T-${order}` };
  const invoiced = { kind: 'invoiced', invoice_number: `INV-${order}` };
  const credited = { kind: 'credited', credit_note_number: `CN-${order}`, total: '4.12', reason: 'One box was wet' };
  const certified = { kind: 'certified', certificate_nos: [`TC-${order}`] };
  return [
    { event_id: `${order}-credited`, at: '2026-11-24T03:00:00Z', event: credited },
    { event_id: `${order}-certified`, at: '2026-11-23T04:00:00Z', event: certified },
    { event_id: `${order}-invoiced`, at: '2026-11-23T03:00:00Z', event: invoiced },
    { event_id: `${order}-acknowledged`, at: '2026-11-23T01:00:00Z', event: acknowledged },
    { event_id: `${order}-invoiced`, at: '2026-11-23T03:00:00Z', event: invoiced },
    { event_id: `${order}-shipped`, at: '2026-11-23T02:00:00Z', event: shipped },
  ];
};

/** @type {{ order: string, report: unknown }[]} */
const waiting = [];
let busy = 0;

async function sendReports() {
  if (busy >= reporters) return;
  busy += 1;
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    const { order, report } = next;
    try {
      const response = await fetch(`${ERP_PORTAL}/v3/orders/${order}/events`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${ERP_TOKEN}` },
        body: JSON.stringify({ app_token: 'portal', data: report }),
      });
      const text = await response.text();
      if (response.ok && JSON.parse(text).status === 'OK') state.reported += 1;
      else state.refused.push(text.slice(0, 200));
    } catch {
      waiting.push(next);
    }
  }
  busy -= 1;
}

/** @param {string} id @param {string} body */
function take(id, body) {
  if (taken.has(id)) {
    state.repeats += 1;
    return;
  }
  const { type, data } = JSON.parse(body);
  const order = data.order_number;
  taken.set(id, order ?? type);
  if (order === undefined) others.push({ type, data });
  if (ERP_PORTAL === '' || order === undefined) return;
  for (const report of eventsOf(order)) waiting.push({ order, report });
  for (let n = 0; n < reporters; n += 1) void sendReports();
}

/** @param {import('node:http').IncomingHttpHeaders} headers @param {string} body */
function isSigned(headers, body) {
  const key = Buffer.from(ERP_SECRET.replace('whsec_', ''), 'base64');
  const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`;
  const expected = Buffer.from(`v1,${createHmac('sha256', key).update(signed).digest('base64')}`);
  const given = Buffer.from(String(headers['webhook-signature']));
  return given.length === expected.length && timingSafeEqual(given, expected);
}

const server = createServer((request, response) => {
  if (request.method === 'GET') {
    const pending = waiting.length + busy;
    response.end(JSON.stringify({ ...state, taken: [...taken], others, pending }));
    return;
  }
  let body = '';
  request.setEncoding('utf8');
  request.on('data', (part) => {
    body += part;
  });
  request.on('end', () => {
    state.deliveries += 1;
    const n = state.deliveries;
    if (!isSigned(request.headers, body)) {
      state.badSignatures += 1;
      response.writeHead(401).end('bad signature');
    } else if (n % 41 === 0) {
      state.hung += 1;
    } else if (n % 13 === 0) {
      state.failures += 1;
      response.writeHead(503).end('busy');
    } else {
      take(String(request.headers['webhook-id']), body);
      if (n % 17 === 0) {
        state.lost += 1;
        request.socket.destroy();
      } else if (n % 7 === 0) setTimeout(() => response.writeHead(202).end('taken'), slowMilliseconds);
      else response.writeHead(202).end('taken');
    }
  });
});

server.listen(Number(process.env.PORT ?? 0), '127.0.0.1', () => {
  const address = server.address();
  console.log(`The stand-in ERP is at http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`);
});
process.on('SIGTERM', () => process.exit(0));
