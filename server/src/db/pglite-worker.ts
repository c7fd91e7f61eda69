import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { DurableFs } from './durable-fs.ts';
import { scalarParsers } from './parsers.ts';
import type { NumberedRequest, Reply, StoreRequest } from './pglite-protocol.ts';
import { type Outcome, Statements } from './pglite-statements.ts';

/** The thread of the embedded database: its queries block the thread that they run in. */
const port = parentPort;
if (!port) throw new Error('This file runs as a worker thread.');
const say = (reply: Reply) => port.postMessage(reply);

async function handle(db: PGlite, statements: Statements, request: StoreRequest): Promise<Outcome> {
  switch (request.kind) {
    case 'query':
      return statements.run(request.text, request.values, request.begin);
    case 'script':
      await db.exec(request.text);
      await statements.forget();
      return { rows: [] };
    case 'commit':
      await statements.command('COMMIT');
      return { rows: [] };
    case 'rollback':
      await statements.command('ROLLBACK');
      return { rows: [] };
    case 'listen':
      await db.listen(`"${request.channel}"`, (payload) => say({ kind: 'notify', channel: request.channel, payload }));
      return { rows: [] };
    case 'close':
      await db.close();
      return { rows: [] };
  }
}

const text = (value: unknown, otherwise: string) => (typeof value === 'string' ? value : otherwise);

function describe(number: number, error: unknown): Reply {
  const facts = (typeof error === 'object' && error !== null ? error : {}) as Record<string, unknown>;
  return {
    kind: 'error',
    number,
    message: text(facts.message, String(error)),
    code: text(facts.code, 'XX000'),
    constraint: typeof facts.constraint === 'string' ? facts.constraint : null,
  };
}

try {
  const db = await PGlite.create({
    fs: new DurableFs((workerData as { readonly folder: string }).folder),
    parsers: scalarParsers,
    startParams: [
      ...PGlite.defaultStartParams.filter((each) => each !== '-F'),
      '-c',
      'wal_sync_method=fsync',
      // The system caches the files; with PostgreSQL's own 128 MB a large load touches all of it, and WebAssembly never returns memory.
      '-c',
      'shared_buffers=16MB',
    ],
  });
  const statements = new Statements(db, (channel, payload) => say({ kind: 'notify', channel, payload }));
  let last = Promise.resolve();
  port.on('message', ({ number, request }: NumberedRequest) => {
    last = last.then(async () => {
      try {
        const outcome = await handle(db, statements, request);
        // Transfers the bytes instead of copying them.
        port.postMessage({ kind: 'done', number, ...outcome }, 'raw' in outcome ? [outcome.raw.buffer] : []);
      } catch (error) {
        say(describe(number, error));
      }
    });
  });
  say({ kind: 'ready' });
} catch (error) {
  say({ kind: 'failed', message: error instanceof Error ? error.message : String(error) });
}
