import { connect } from 'node:net';
import { mediaMessages } from '../messages/media.ts';
import { mediaRefused } from './media-refusal.ts';
import type { ScannerConfig } from './scanner-config.ts';

/** Milliseconds that the scanner may take. */
const timeout = 30_000;
const pieceLength = 64 * 1024;

/** The pieces of clamd's INSTREAM command: each with its length in front, ended by a length of 0. */
function* instream(bytes: Uint8Array): Generator<Uint8Array> {
  yield Buffer.from('zINSTREAM\0');
  for (let at = 0; at < bytes.length; at += pieceLength) {
    const piece = bytes.subarray(at, at + pieceLength);
    const length = Buffer.alloc(4);
    length.writeUInt32BE(piece.length);
    yield length;
    yield piece;
  }
  yield Buffer.alloc(4);
}

function askScanner({ hostname, port }: URL, bytes: Uint8Array): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host: hostname, port: Number(port) });
    let reply = '';
    socket.setTimeout(timeout, () => socket.destroy(new Error('The virus scanner took too long.')));
    socket.on('connect', () => {
      for (const piece of instream(bytes)) socket.write(piece);
    });
    socket.on('data', (text) => {
      reply += text.toString('latin1');
    });
    socket.on('end', () => {
      socket.end();
      resolve(reply.replaceAll('\0', '').trim());
    });
    socket.on('error', reject);
  });
}

/** Scans an upload with the clamd at `PORTAL_VIRUS_SCANNER`, if one is set. Throws a refusal unless the scanner says that it is clean. */
export async function scanForViruses(bytes: Uint8Array, { virusScanner }: ScannerConfig): Promise<void> {
  if (virusScanner === null) return;
  const reply = await askScanner(new URL(virusScanner), bytes).catch(() => '');
  if (reply === 'stream: OK') return;
  throw / FOUND$/.test(reply)
    ? mediaRefused('infected', mediaMessages.infected)
    : mediaRefused('not_scanned', mediaMessages.notScanned, 503);
}
