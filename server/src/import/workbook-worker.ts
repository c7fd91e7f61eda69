import { parentPort, workerData } from 'node:worker_threads';
import { WorkbookRefusal } from './inspect-workbook.ts';
import { readCells } from './workbook-cells.ts';
import type { WorkbookReply } from './workbook-protocol.ts';

/** The thread that reads one workbook and ends. If it crashes, the server keeps running. */
const port = parentPort;
if (!port) throw new Error('This file runs as a worker thread.');
const { bytes } = workerData as { readonly bytes: Uint8Array };

async function replyOnce(): Promise<WorkbookReply> {
  try {
    return { kind: 'read', sheet: await readCells(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)) };
  } catch (error) {
    if (error instanceof WorkbookRefusal) return { kind: 'refused', reason: error.reason, message: error.message };
    throw error;
  }
}

port.postMessage(await replyOnce());
