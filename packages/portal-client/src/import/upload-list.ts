import type { UploadedList } from '@portal/domain/import';
import { sendCall } from '../transport/send-call.ts';
import type { Transport } from '../transport/types.ts';

/** As many characters as fit into the arguments of one call. */
const chunk = 0x8000;

async function asBase64(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let text = '';
  for (let at = 0; at < bytes.length; at += chunk) text += String.fromCharCode(...bytes.subarray(at, at + chunk));
  return btoa(text);
}

/** Has the server read the list in a workbook (IMP-04). Returns the server's message if it refuses. `product` is the supplier's code. */
export async function uploadFile(
  transport: Pick<Transport, 'call'>,
  product: string,
  file: File,
): Promise<UploadedList | string> {
  const data = { file_name: file.name.slice(0, 255), content_base64: await asBase64(file) };
  const result = await sendCall(transport, '{product}-file-upload', data, { params: { product } });
  if (result.ok) return result.data.list;
  return result.error.messageOr("We couldn't reach the server. Try again, or paste the rows.");
}
