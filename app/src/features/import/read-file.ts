export type FileText = { readonly ok: true; readonly text: string } | { readonly ok: false; readonly why: string };

/** Bytes of a file at most (IMP-04). */
export const largestFile = 5 * 1024 * 1024;

const starts = (bytes: Uint8Array, ...signature: readonly number[]) => signature.every((each, i) => bytes[i] === each);

function decode(bytes: Uint8Array): string {
  if (starts(bytes, 0xff, 0xfe)) return new TextDecoder('utf-16le').decode(bytes);
  if (starts(bytes, 0xfe, 0xff)) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // What spreadsheets on Windows write when asked for plain CSV.
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** The text of a CSV, TSV or text file, told by what is in it and not by its name (IMP-04). Too large a file is refused unread. */
export async function readListFile(file: File): Promise<FileText> {
  if (file.size > largestFile)
    return { ok: false, why: `${file.name} is larger than 5 MB. Split it, or paste the rows.` };
  if (file.size === 0) return { ok: false, why: `${file.name} is empty.` };
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (starts(bytes, 0x50, 0x4b) || starts(bytes, 0xd0, 0xcf, 0x11, 0xe0)) {
    return { ok: false, why: `${file.name} is a workbook. Save the sheet as CSV, or copy its rows and paste them.` };
  }
  const utf16 = starts(bytes, 0xff, 0xfe) || starts(bytes, 0xfe, 0xff);
  if (!utf16 && bytes.subarray(0, 4096).includes(0)) return { ok: false, why: `${file.name} is not a list of text.` };
  return { ok: true, text: decode(bytes) };
}
