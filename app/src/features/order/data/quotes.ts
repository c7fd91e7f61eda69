import type { CartReply, QuoteLinkRow, QuotePaper, Ulid } from '@portal/domain/cart';
import { failureMessage } from '@portal/portal-client';
import { type Portal, saveReply, usePortal } from '@portal/portal-client/react';
import useSWR, { type SWRResponse } from 'swr';

type Done<Value> = { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly message: string };
const failed = (result: Parameters<typeof failureMessage>[0]) =>
  ({ ok: false, message: failureMessage(result) }) as const;

/** QQ-03: prices a cart anew and promises the prices. */
export async function saveQuote({ transport }: Portal, cart_id: string): Promise<Done<CartReply>> {
  const result = await transport.call('save-quote', { cart_id });
  return result.ok ? { ok: true, value: result.data.cart } : failed(result);
}

/** QQ-03: an order of all lines, or of those named. */
export async function orderQuote(
  { transport }: Portal,
  cart_id: string,
  line_ids: readonly Ulid[] | null,
): Promise<Done<{ readonly cart: CartReply; readonly prices_held: boolean }>> {
  const named = line_ids === null ? {} : { line_ids: [...line_ids] };
  const result = await transport.call('quotes/to-order', { cart_id, ...named });
  return result.ok ? { ok: true, value: result.data } : failed(result);
}

/** QQ-03: the quote as PDF, of one's own or by the token of a link. Answers what went wrong, or null. */
export async function downloadQuote(
  { transport }: Portal,
  which: { readonly cart_id: string } | { readonly token: string },
): Promise<string | null> {
  const result = await transport.call('quotes/pdf', which);
  if (!result.ok) return failureMessage(result);
  saveReply(result.data.file);
  return null;
}

/** The links to a quote that are open, newest first. */
export function useQuoteLinks(cart_id: string): SWRResponse<readonly QuoteLinkRow[]> {
  const { transport } = usePortal();
  return useSWR<readonly QuoteLinkRow[]>(['quotes/links', cart_id], async () => {
    const answer = await transport.callOrFalse('quotes/links', { cart_id });
    if (answer === false) throw new Error('The links did not arrive.');
    return answer.links;
  });
}

/** The token is in the part of the address that no browser sends to a server: it stands in no log. */
export async function makeLink({ transport }: Portal, cart_id: string): Promise<Done<string>> {
  const result = await transport.call('quotes/link', { cart_id });
  return result.ok ? { ok: true, value: `${window.location.origin}/quote#${result.data.token}` } : failed(result);
}

/** Answers what went wrong, or null. */
export async function revokeLink(
  { transport }: Portal,
  cart_id: string,
  link_id: string | null,
): Promise<string | null> {
  const result = await transport.call('quotes/revoke-link', { cart_id, ...(link_id === null ? {} : { link_id }) });
  return result.ok ? null : failureMessage(result);
}

export type ReadQuote =
  | { readonly state: 'shown'; readonly quote: QuotePaper; readonly expired: boolean }
  /** Revoked, or never there: the server does not say which. */
  | { readonly state: 'gone'; readonly message: string };

/** The quote behind the token of a link; nothing is asked while it is empty. */
export function useQuoteBehind(token: string): SWRResponse<ReadQuote> {
  const { transport } = usePortal();
  return useSWR<ReadQuote>(token === '' ? null : ['quotes/read', token], async () => {
    const result = await transport.call('quotes/read', { token });
    if (result.ok) return { state: 'shown', ...result.data };
    if (result.reason === 'error') return { state: 'gone', message: result.envelope?.user_message ?? '' };
    throw new Error(failureMessage(result));
  });
}
