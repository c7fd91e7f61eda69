export type MediaKind = 'raster' | 'svg' | 'pdf';

const startsWith = (bytes: Uint8Array, text: string, at = 0) =>
  Buffer.from(bytes.subarray(at, at + text.length)).toString('latin1') === text;

/** Brands of AVIF; other files of the same container are HEIC photos or videos. */
const isAvif = (bytes: Uint8Array) => startsWith(bytes, 'ftypavif', 4) || startsWith(bytes, 'ftypavis', 4);

const rasters: readonly ((bytes: Uint8Array) => boolean)[] = [
  (bytes) => startsWith(bytes, '\xff\xd8\xff'),
  (bytes) => startsWith(bytes, '\x89PNG\r\n\x1a\n'),
  (bytes) => startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBP', 8),
  (bytes) => startsWith(bytes, 'GIF87a') || startsWith(bytes, 'GIF89a'),
  isAvif,
];

/** An SVG begins with its element, after an optional declaration, comments and a document type. */
function isSvg(bytes: Uint8Array): boolean {
  const text = Buffer.from(bytes.subarray(0, 4_096))
    .toString('utf8')
    .replace(/^\uFEFF/, '');
  const start = text.replace(/^(?:\s+|<\?[^>]*\?>|<!--[\s\S]*?-->|<!DOCTYPE[^>[]*(?:\[[\s\S]*?\])?\s*>)*/i, '');
  return /^<svg[\s>]/.test(start);
}

/** The kind of a file by its content; its name is not trusted. Null for anything that is not accepted. */
export function mediaKindOf(bytes: Uint8Array): MediaKind | null {
  if (rasters.some((is) => is(bytes))) return 'raster';
  if (startsWith(bytes, '%PDF-')) return 'pdf';
  return isSvg(bytes) ? 'svg' : null;
}

const named: readonly (readonly [name: string, is: (bytes: Uint8Array) => boolean])[] = [
  ['TIFF', (bytes) => startsWith(bytes, 'II*\0') || startsWith(bytes, 'MM\0*')],
  ['BMP', (bytes) => startsWith(bytes, 'BM')],
  ['Photoshop files', (bytes) => startsWith(bytes, '8BPS')],
  ['HEIC', (bytes) => startsWith(bytes, 'ftyphei', 4) || startsWith(bytes, 'ftypmif1', 4)],
];

/** The name of a refused format, for the message; null if it is not known. */
export const formatName = (bytes: Uint8Array): string | null => named.find(([, is]) => is(bytes))?.[0] ?? null;
