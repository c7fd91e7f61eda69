import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Refusal } from '../calls/refusal.ts';
import { feedMessages } from '../messages/feeds.ts';
import { isDiskFull } from './new-file.ts';

const { upload: texts } = feedMessages;

/** Bytes of an upload as sent. */
export const largestUpload = 256 * 1024 * 1024;

const refused = (error: string, user_message: string, httpStatus: number) =>
  new Refusal(error, { user_message }, httpStatus);

/** Stores a body in a file, up to the size limit. Returns its SHA-256, together with that of `about`. */
export async function receive(body: Readable, path: string, about: string): Promise<Uint8Array> {
  const hash = createHash('sha256').update(`${about}\n`);
  let bytes = 0;
  await pipeline(
    body,
    async function* (pieces: AsyncIterable<Buffer>) {
      for await (const piece of pieces) {
        bytes += piece.length;
        if (bytes > largestUpload) throw refused('too_large', texts.tooLarge, 413);
        hash.update(piece);
        yield piece;
      }
    },
    createWriteStream(path, { mode: 0o600 }),
  ).catch((error: unknown) => {
    if (error instanceof Refusal) throw error;
    throw isDiskFull(error) ? refused('disk_full', texts.diskFull, 507) : refused('incomplete', texts.incomplete, 400);
  });
  return new Uint8Array(hash.digest());
}
