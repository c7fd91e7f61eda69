import { createHash } from 'node:crypto';
import { type FileHandle, open } from 'node:fs/promises';

/** SHA-1 in hexadecimal. Lines are at least so long and, with how often a password was found behind a colon, hardly longer than twice that. */
const hashLength = 40;
const windowBytes = 256;

/** The line that holds, or begins after, a place in the file. */
async function lineFrom(file: FileHandle, at: number): Promise<string> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(windowBytes), 0, windowBytes, at);
  const text = buffer.toString('latin1', 0, bytesRead);
  const start = at === 0 ? 0 : text.indexOf('\n') + 1;
  return at !== 0 && start === 0 ? '' : text.slice(start, start + hashLength).toUpperCase();
}

/**
 * Whether a password is among those of known breaches: a file of SHA-1 hashes in their order, a line each, as lists of such passwords are given
 * out. However large it is, some forty places of it are read. Throws where it cannot be read.
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
      // Nothing begins after it but the end of the file.
      if (found === '' || found > wanted) high = middle;
      else low = middle + 1;
    }
    return (await lineFrom(file, 0)) === wanted;
  } finally {
    await file.close();
  }
}
