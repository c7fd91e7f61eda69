import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { importMessages } from '../messages/import.ts';
import { WorkbookRefusal } from './inspect-workbook.ts';
import type { Sheet } from './workbook-cells.ts';
import type { WorkbookReply } from './workbook-protocol.ts';

/** The build puts the worker beside the server's main file. */
const workerFile = join(dirname(fileURLToPath(import.meta.url)), 'workbook-worker.js');
/** Milliseconds that reading a workbook may take. */
const deadline = 10_000;
/** Memory limit of a thread in MiB: 20,000 rows need about a third of it. */
const memory = 384;
/** Limits on workbooks that this process reads at once, and on those that wait. */
const maxConcurrent = 2;
const maxWaiting = 12;
/** Limit for one user, reading and waiting, so that nobody fills the queue alone. One user's workbooks are read one after the other. */
const maxPerUser = 2;

const tooHard = () => new WorkbookRefusal('workbook_too_large', importMessages.tooSlow);
const busy = () => new WorkbookRefusal('busy', importMessages.busy);

/** Users whose workbooks are being read. */
const running = new Set<string>();
const waiting: { readonly user: string; readonly go: () => void }[] = [];
const perUser = new Map<string, number>();

async function limitPerUser<Result>(user: string, work: () => Promise<Result>): Promise<Result> {
  const before = perUser.get(user) ?? 0;
  if (before >= maxPerUser) throw busy();
  perUser.set(user, before + 1);
  try {
    return await work();
  } finally {
    const left = (perUser.get(user) ?? 1) - 1;
    if (left > 0) perUser.set(user, left);
    else perUser.delete(user);
  }
}

/** Starts the workbooks that have waited longest, skipping users who already have one being read. */
function startNext(): void {
  while (running.size < maxConcurrent) {
    const next = waiting.findIndex(({ user }) => !running.has(user));
    const [first] = next < 0 ? [] : waiting.splice(next, 1);
    if (!first) return;
    running.add(first.user);
    first.go();
  }
}

async function limitConcurrency<Result>(user: string, work: () => Promise<Result>): Promise<Result> {
  if (running.size >= maxConcurrent || running.has(user)) {
    if (waiting.length >= maxWaiting) throw busy();
    await new Promise<void>((go) => waiting.push({ user, go }));
  } else running.add(user);
  try {
    return await work();
  } finally {
    running.delete(user);
    startNext();
  }
}

/** Runs when it is this workbook's turn. Throws a `WorkbookRefusal` if too many are waiting, in total or for this user. */
export const inTurn = <Result>(user: string, work: () => Promise<Result>): Promise<Result> =>
  limitPerUser(user, () => limitConcurrency(user, work));

/** Reads a workbook in a separate thread with a deadline and a memory limit (IMP-04). Throws a `WorkbookRefusal`. */
export function readWorkbook(bytes: Uint8Array<ArrayBuffer>, user: string): Promise<Sheet> {
  return inTurn(user, () => readInThread(bytes));
}

function readInThread(bytes: Uint8Array<ArrayBuffer>): Promise<Sheet> {
  return new Promise<Sheet>((resolve, reject) => {
    const worker = new Worker(workerFile, {
      workerData: { bytes },
      resourceLimits: { maxOldGenerationSizeMb: memory },
    });
    const timer = setTimeout(() => end(() => reject(tooHard())), deadline);
    const end = (settle: () => void) => {
      clearTimeout(timer);
      void worker.terminate();
      settle();
    };
    worker.on('message', (reply: WorkbookReply) =>
      end(() => {
        if (reply.kind === 'read') resolve(reply.sheet);
        else reject(new WorkbookRefusal(reply.reason, reply.message));
      }),
    );
    // Out of memory or a fault of the library, in both cases caused by this file.
    worker.on('error', () => end(() => reject(tooHard())));
    worker.on('exit', () => end(() => reject(tooHard())));
  });
}
