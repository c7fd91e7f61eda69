import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { extname, join } from 'node:path';

/** PART-12: available sizes, px of the longer side. */
export const imageSizes = [600, 300, 190, 80] as const;
const sizes: ReadonlySet<string> = new Set(imageSizes.map(String));

const types: Readonly<Record<string, string>> = {
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
};
/** First bytes of each format; a file that starts differently is broken. `null` matches any byte. */
const beginnings: Readonly<Record<string, readonly (number | null)[]>> = {
  'image/jpeg': [0xff, 0xd8, 0xff],
  'image/png': [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  'image/webp': [0x52, 0x49, 0x46, 0x46, null, null, null, null, 0x57, 0x45, 0x42, 0x50],
  'image/avif': [null, null, null, null, 0x66, 0x74, 0x79, 0x70],
};

export interface Picture {
  readonly type: string;
  readonly bytes: number;
  readonly stream: NodeJS.ReadableStream;
}

/**
 * A photo from the images folder, stored by size: `600/bolts/hex-bolt.webp`. Null for an unknown size, an unsafe name, or a file that is
 * missing, empty or not a picture.
 */
export async function readPicture(folder: string, size: string, name: string): Promise<Picture | null> {
  const type = types[extname(name).toLowerCase()];
  const safe = /^[\w-][\w.-]*(\/[\w-][\w.-]*){0,4}$/.test(name) && !name.includes('..');
  if (!sizes.has(size) || type === undefined || !safe) return null;
  const path = join(folder, size, name);
  let bytes: number;
  try {
    const file = await open(path, 'r');
    try {
      bytes = (await file.stat()).size;
      const start = Buffer.alloc(12);
      await file.read(start, 0, start.length, 0);
      const begins = beginnings[type] ?? [];
      if (bytes === 0 || !begins.every((byte, i) => byte === null || start[i] === byte)) return null;
    } finally {
      await file.close();
    }
  } catch {
    return null;
  }
  return { type, bytes, stream: createReadStream(path) };
}
