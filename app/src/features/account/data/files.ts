import type { FileReply } from '@portal/domain/catalogue';
import * as calls from '@portal/domain/contract';
import type { Portal } from '../../../portal/portal.ts';

function save({ file_name, content_type, content_base64 }: FileReply): void {
  const bytes = Uint8Array.from(atob(content_base64), (character) => character.charCodeAt(0));
  const address = URL.createObjectURL(new Blob([bytes], { type: content_type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = file_name;
  link.click();
  // The browser has taken the bytes by the next turn.
  setTimeout(() => URL.revokeObjectURL(address), 0);
}

/** HIST-04: saves the invoice of an order; answers what went wrong, or null. */
export async function downloadInvoice({ transport }: Portal, so_order_no: string): Promise<string | null> {
  const result = await transport.call(calls.invoiceRequest, { so_order_no });
  if (!result.ok) return result.envelope?.user_message || 'The invoice did not arrive. Try again.';
  save(result.data.file);
  return null;
}

/** HIST-04: saves what every part costs the account; answers what went wrong, or null. */
export async function downloadNetPrices({ transport }: Portal, accode: string): Promise<string | null> {
  const result = await transport.call(calls.downloadNetPricingFile, { accode });
  if (!result.ok) return result.envelope?.user_message || 'The price file did not arrive. Try again.';
  save(result.data.file);
  return null;
}
