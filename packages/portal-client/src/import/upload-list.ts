import type { UploadedList } from '@portal/domain/import';
import { sendCall } from '../transport/send-call.ts';
import type { Transport } from '../transport/types.ts';

const asBase64 = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    // The part after `data:…;base64,`; an empty file has none.
    reader.onload = () => resolve(String(reader.result).split(',')[1] ?? '');
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });

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
