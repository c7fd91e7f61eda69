// Generates load in a separate process, so that its own cost is not added to the server's times.
// Reads its plan as JSON from standard input and prints the results as JSON.
import { Agent, request } from 'node:http';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { json } from 'node:stream/consumers';

const { url, seconds, warmUp = 2, rate, lanes, requests, probe } = await json(process.stdin);
const { hostname, port } = new URL(url);
// A client whose request is refused keeps its connection, as browsers do. Without a limit on sockets no request waits in this process.
const agent = new Agent({ keepAlive: true, maxSockets: lanes ?? Number.POSITIVE_INFINITY, maxFreeSockets: 2_000 });
const loop = monitorEventLoopDelay({ resolution: 10 });

/** One request: its kind, status, milliseconds to the end of the response, and the seconds of Retry-After. Never rejects. */
function send({ kind, method, path, headers, body, timeout }) {
  const from = performance.now();
  return new Promise((resolve) => {
    const end = (status, retryAfter = null) => resolve({ kind, status, ms: performance.now() - from, retryAfter });
    const sent = request({ agent, hostname, port, method, path, headers, timeout }, (answer) => {
      answer.resume();
      answer.once('end', () => end(answer.statusCode, answer.headers['retry-after'] ?? null));
      answer.once('error', () => end('broken'));
    });
    sent.once('timeout', () => sent.destroy(new Error('timeout')));
    sent.once('error', (error) => end(error.message === 'timeout' ? 'timeout' : 'broken'));
    sent.end(body);
  });
}

const answers = [];
const probes = [];
const record = (answer) => {
  if (performance.now() > counted) answers.push(answer);
};
const begun = performance.now();
const counted = begun + warmUp * 1_000;
const until = counted + seconds * 1_000;
const pick = (index) => requests[index % requests.length];
loop.enable();

const probing = setInterval(async () => {
  const answer = await send({ kind: 'probe', method: 'GET', path: probe, headers: {}, timeout: 10_000 });
  if (performance.now() > counted) probes.push(answer);
}, 200);

const pending = new Set();
if (lanes) {
  // The most that the server can do: each lane sends one request after another.
  await Promise.all(
    Array.from({ length: lanes }, async (_, lane) => {
      for (let i = 0; performance.now() < until; i += 1) record(await send(pick(lane + i * lanes)));
    }),
  );
} else {
  // As buyers arrive: at a rate that does not depend on the server's speed.
  let index = 0;
  await new Promise((resolve) => {
    const timer = setInterval(() => {
      const now = performance.now();
      for (; index < ((now - begun) / 1_000) * rate; index += 1) {
        const one = send(pick(index)).then((answer) => {
          pending.delete(one);
          record(answer);
        });
        pending.add(one);
      }
      if (now >= until) {
        clearInterval(timer);
        resolve();
      }
    }, 5);
  });
  await Promise.all(pending);
}
clearInterval(probing);
loop.disable();
agent.destroy();
process.stdout.write(JSON.stringify({ seconds, answers, probes, ownDelay: loop.percentile(99) / 1e6 }));
