import type { UploadedList } from '@portal/domain/import';
import { sendCall, type Transport } from '@portal/portal-client';
import { config } from '../../../config.ts';

const asBase64 = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    // `data:…;base64,` stands before it; nothing where the file is empty.
    reader.onload = () => resolve(String(reader.result).split(',')[1] ?? '');
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });

/** IMP-04: the list in a workbook, read by the server; else why it was refused, in words. */
export async function uploadFile(transport: Pick<Transport, 'call'>, file: File): Promise<UploadedList | string> {
  const data = { file_name: file.name.slice(0, 255), content_base64: await asBase64(file) };
  const result = await sendCall(transport, '{product}-file-upload', data, { params: { product: config.product } });
  if (result.ok) return result.data.list;
  return result.error.messageOr("We couldn't reach the server. Try again, or paste the rows.");
}
