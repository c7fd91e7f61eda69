/** Size limit of a list file in bytes (IMP-04). */
export const largestListFile = 5 * 1024 * 1024;
/** Maximum rows read from a sheet (IMP-04). */
export const mostSheetRows = 20_000;

/** `zip` is a workbook or any other zip archive; its content decides. */
export type FileKind = 'text' | 'zip' | 'old_workbook' | 'empty' | 'other';

const starts = (bytes: Uint8Array, ...signature: readonly number[]) => signature.every((each, i) => bytes[i] === each);
const isUtf16 = (bytes: Uint8Array) => starts(bytes, 0xff, 0xfe) || starts(bytes, 0xfe, 0xff);

/** The kind of a file, detected from its content, not its name (IMP-04). */
export function kindOfFile(bytes: Uint8Array): FileKind {
  if (bytes.length === 0) return 'empty';
  if (starts(bytes, 0x50, 0x4b)) return 'zip';
  if (starts(bytes, 0xd0, 0xcf, 0x11, 0xe0)) return 'old_workbook';
  // %PDF and {\rtf look like text, but are not lists.
  if (starts(bytes, 0x25, 0x50, 0x44, 0x46) || starts(bytes, 0x7b, 0x5c, 0x72, 0x74, 0x66)) return 'other';
  return isUtf16(bytes) || !bytes.subarray(0, 4096).includes(0) ? 'text' : 'other';
}

/** The text of a CSV, TSV or text file, in the encodings that spreadsheets write. */
export function decodeListText(bytes: Uint8Array): string {
  // PostgreSQL text cannot store NUL, and no list needs it.
  return decoded(bytes).replaceAll('\0', '');
}

function decoded(bytes: Uint8Array): string {
  if (starts(bytes, 0xff, 0xfe)) return new TextDecoder('utf-16le').decode(bytes);
  if (starts(bytes, 0xfe, 0xff)) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // The encoding of plain CSV from spreadsheets on Windows.
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
