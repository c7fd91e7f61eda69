import { type CartId, type CartSummary, openCartsOf, prettyName, type TabKey } from '@portal/domain/cart';
import { dayAndMonth } from '@portal/domain/format';
import type { CartDocument } from '@portal/portal-client';
import type { OrderTab, TabStatus } from '@portal/portal-widgets';
import { ordersMessages } from '../../messages/orders.ts';

export const tabHref = (id: CartId): string => `/orders/${encodeURIComponent(id)}`;

const hour = 3600;

/** `submits in 4:12`, or `submits Nov 30` if more than an hour away; empty if no time is set. */
function countdown(auto_submit: string | null, now: number): string {
  if (auto_submit === null) return '';
  const seconds = Math.max(0, Math.round((Date.parse(auto_submit) - now) / 1000));
  if (seconds > hour) return ordersMessages.tabs.submitsOn(dayAndMonth(auto_submit, new Date(now)));
  return ordersMessages.tabs.submitsIn(Math.floor(seconds / 60), String(seconds % 60).padStart(2, '0'));
}

function fromDocument(document: CartDocument, now: number): OrderTab | null {
  const header = document.getHeader();
  if (!header) return null;
  const status = document.getStatus();
  // Counted as in the list of orders: a removed line is shown but not ordered.
  const lines = document.getLineIds().filter((id) => !document.getLine(id)?.removed).length;
  const currentStatus = (): TabStatus => {
    if (header.submitted) return 'submitted';
    if (header.confirmed) return 'confirmed';
    if (status.refused.length > 0) return 'answer';
    if (status.unsent > 0) return 'saving';
    // A cancelled order cannot be confirmed, and needs no answer.
    if (header.cancelled) return 'saved';
    return lines > 0 && !header.confirm_allowed && !/^q/.test(header.tabtype) ? 'answer' : 'saved';
  };
  const counting = header.confirmed && !header.submitted ? countdown(header.auto_submit, now) : '';
  return {
    id: document.cartId,
    name: prettyName(header),
    status: currentStatus(),
    fact: counting === '' ? String(lines) : counting,
    href: tabHref(document.cartId),
  };
}

function fromSummary(id: CartId, summary: CartSummary | undefined, now: number): OrderTab {
  const status: TabStatus = !summary
    ? 'loading'
    : summary.submitted
      ? 'submitted'
      : summary.confirmed
        ? 'confirmed'
        : 'saved';
  const counting = summary?.confirmed && !summary.submitted ? countdown(summary.auto_submit, now) : '';
  return {
    id,
    name: summary?.prettyName ?? prettyName({ orderNum: id, customer_reference: '' }),
    status,
    // The same text as the loaded cart will give, so that the tab does not change width.
    fact: counting || (summary ? String(summary.line_count) : ''),
    href: tabHref(id),
  };
}

/** Order tabs for the strip: from the cart if loaded, otherwise from the list of carts. */
export function orderTabs(
  tabs: readonly TabKey[],
  documentOf: (id: CartId) => CartDocument,
  summaries: readonly CartSummary[],
  now: number,
): readonly OrderTab[] {
  return openCartsOf(tabs).map(
    (id) =>
      fromDocument(documentOf(id), now) ??
      fromSummary(
        id,
        summaries.find((each) => each.orderNum === id),
        now,
      ),
  );
}
