import iconv from 'iconv-lite';

const marks: readonly (readonly [string, readonly number[]])[] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];

const declared = /^<\?xml[^>]*\sencoding\s*=\s*["']([\w.:-]+)["']/;

/** Detects the encoding from the byte-order mark, zero bytes among the first characters, or an XML declaration; UTF-8 otherwise. */
function encodingOf(start: Uint8Array): string {
  const marked = marks.find(([, mark]) => mark.every((byte, index) => start[index] === byte));
  if (marked) return marked[0];
  if (start.length > 1 && start[1] === 0) return 'utf-16le';
  if (start.length > 1 && start[0] === 0) return 'utf-16be';
  const name = declared.exec(Buffer.from(start.subarray(0, 200)).toString('latin1'))?.[1];
  return name !== undefined && iconv.encodingExists(name) ? name : 'utf-8';
}

/** Decodes a file in chunks. Bytes that are invalid in the encoding become U+FFFD, which is reported per value. */
export async function* decodeText(bytes: AsyncIterable<Uint8Array>, encoding?: string): AsyncGenerator<string> {
  let decoder: iconv.DecoderStream | null = null;
  for await (const piece of bytes) {
    decoder ??= iconv.getDecoder(encoding ?? encodingOf(piece));
    const text = decoder.write(Buffer.from(piece.buffer, piece.byteOffset, piece.byteLength));
    if (text !== '') yield text;
  }
  const rest = decoder?.end();
  if (rest) yield rest;
}
