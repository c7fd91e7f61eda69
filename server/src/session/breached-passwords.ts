import { createHash } from 'node:crypto';
import { type FileHandle, open } from 'node:fs/promises';

/** SHA-1 in hexadecimal. A line is at least this long; with a `:count` suffix, under twice this. */
const hashLength = 40;
const windowBytes = 256;

/** The hash on the first line that starts after offset `at` (at 0, the first line); '' if there is none. */
async function lineFrom(file: FileHandle, at: number): Promise<string> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(windowBytes), 0, windowBytes, at);
  const text = buffer.toString('latin1', 0, bytesRead);
  const start = at === 0 ? 0 : text.indexOf('\n') + 1;
  return at !== 0 && start === 0 ? '' : text.slice(start, start + hashLength).toUpperCase();
}

/**
 * Whether a password is in a file of breached passwords: sorted SHA-1 hashes, one per line, the usual download format.
 * Binary search: about forty reads whatever the file's size. Throws if the file cannot be read.
 */
export async function isBreached(path: string, password: string): Promise<boolean> {
  const wanted = createHash('sha1').update(password).digest('hex').toUpperCase();
  const file = await open(path);
  try {
    let low = 0;
    let high = (await file.stat()).size;
    while (low < high) {
      const middle = Math.floor((low + high) / 2);
      const found = await lineFrom(file, middle);
      if (found === wanted) return true;
      // An empty line means no line starts after this offset.
      if (found === '' || found > wanted) high = middle;
      else low = middle + 1;
    }
    return (await lineFrom(file, 0)) === wanted;
  } finally {
    await file.close();
  }
}
