import { decodeListText, kindOfFile, largestListFile, type UploadedList } from '@portal/domain/import';
import type { Transport } from '../transport/types.ts';
import { uploadFile } from './upload-list.ts';

export type ReadFile =
  | { readonly ok: true; readonly list: UploadedList }
  | { readonly ok: false; readonly why: string };

/**
 * Reads the list in a file (IMP-01, IMP-04). The kind is detected from the content, not the name. Text is read here, a workbook on the
 * server. Files that are too large are rejected unread.
 */
export async function readListFile(file: File, transport: Pick<Transport, 'call'>, product: string): Promise<ReadFile> {
  const no = (why: string): ReadFile => ({ ok: false, why: `${file.name} was not read. ${why}` });
  if (file.size > largestListFile) return no('It is larger than 5 MB. Split it, or paste the rows.');
  const bytes = new Uint8Array(await file.arrayBuffer());
  switch (kindOfFile(bytes)) {
    case 'empty':
      return no('It is empty.');
    case 'text':
      return { ok: true, list: { kind: 'text', text: decodeListText(bytes) } };
    case 'old_workbook':
      return no('It is an old workbook format or has a password. Save it as XLSX without one, or paste its rows.');
    case 'other':
      return no('It is neither a workbook nor a text list. Choose an XLSX, CSV or TSV file.');
    case 'zip': {
      const answer = await uploadFile(transport, product, file);
      return typeof answer === 'string' ? no(answer) : { ok: true, list: answer };
    }
  }
}
