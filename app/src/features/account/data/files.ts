import { type Portal, saveReply } from '@portal/portal-client/react';

/** HIST-04: saves the invoice of an order; answers what went wrong, or null. */
export async function downloadInvoice({ transport }: Portal, so_order_no: string): Promise<string | null> {
  const result = await transport.call('invoice-request', { so_order_no });
  if (!result.ok) return result.envelope?.user_message || 'The invoice did not arrive. Try again.';
  saveReply(result.data.file);
  return null;
}

/** HIST-04: saves what every part costs the account; answers what went wrong, or null. */
export async function downloadNetPrices({ transport }: Portal, accode: string): Promise<string | null> {
  const result = await transport.call('download-net-pricing-file', { accode });
  if (!result.ok) return result.envelope?.user_message || 'The price file did not arrive. Try again.';
  saveReply(result.data.file);
  return null;
}
