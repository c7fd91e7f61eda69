import { decodeListText, kindOfFile, largestListFile, type UploadedList } from '@portal/domain/import';
import { importMessages as messages } from '../messages/import.ts';
import { sendCall } from '../transport/send-call.ts';
import type { Transport } from '../transport/types.ts';

export type ReadFile =
  | { readonly ok: true; readonly list: UploadedList }
  | { readonly ok: false; readonly why: string };

/** As many characters as fit into the arguments of one call. */
const chunk = 0x8000;

async function asBase64(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let text = '';
  for (let at = 0; at < bytes.length; at += chunk) text += String.fromCharCode(...bytes.subarray(at, at + chunk));
  return btoa(text);
}

/** Has the server read the list in a workbook (IMP-04). Returns the server's message if it refuses. `product` is the supplier's code. */
async function uploadFile(
  transport: Pick<Transport, 'call'>,
  product: string,
  file: File,
): Promise<UploadedList | string> {
  const data = { file_name: file.name.slice(0, 255), content_base64: await asBase64(file) };
  const result = await sendCall(transport, '{product}-file-upload', data, { params: { product } });
  if (result.ok) return result.data.list;
  return result.error.messageOr(messages.uploadFailed);
}

/**
 * A list with one line per row (`withOneLineCells`). Papa Parse is loaded only for a text of several lines that may have quoted cells.
 */
export async function oneLinePerRow(text: string): Promise<string> {
  if (!text.includes('"') || !/[\r\n]/.test(text)) return text;
  const { withOneLineCells } = await import('@portal/domain/csv');
  return withOneLineCells(text);
}

/**
 * Reads the list in a file (IMP-01, IMP-04). The kind is detected from the content, not the name. Text is read here, a workbook on the
 * server. Files that are too large are rejected unread.
 */
export async function readListFile(file: File, transport: Pick<Transport, 'call'>, product: string): Promise<ReadFile> {
  const no = (why: string): ReadFile => ({ ok: false, why: messages.notRead(file.name, why) });
  if (file.size > largestListFile) return no(messages.tooLarge);
  const bytes = new Uint8Array(await file.arrayBuffer());
  switch (kindOfFile(bytes)) {
    case 'empty':
      return no(messages.empty);
    case 'text':
      return { ok: true, list: { kind: 'text', text: decodeListText(bytes) } };
    case 'old_workbook':
      return no(messages.oldWorkbook);
    case 'other':
      return no(messages.notAList);
    case 'zip': {
      const uploaded = await uploadFile(transport, product, file);
      return typeof uploaded === 'string' ? no(uploaded) : { ok: true, list: uploaded };
    }
  }
}
