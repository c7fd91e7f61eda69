import { type FullCartReply, tabTypes } from '@portal/domain/cart';
import { refused } from '../cart/change-status.ts';
import type { OpenCart } from '../cart/open.ts';
import { cartReply } from '../cart/reply.ts';
import type { Queries } from '../cart/rows.ts';
import { cartMessages } from '../messages/cart.ts';
import { paperOf } from '../quotes/papers.ts';

/** Title of the PDF. For a submitted order it is an order confirmation. */
export const headingOf = ({
  submitted,
  cancelled,
  tabtype,
}: Pick<FullCartReply, 'submitted' | 'cancelled' | 'tabtype'>): string => {
  if (cancelled !== null) return cartMessages.export.cancelledTitle;
  return submitted === null ? tabTypes[tabtype] : cartMessages.export.submittedTitle;
};

/** IMP-05: the parts of a cart that are exported, and the title. Throws a refusal if it has no lines. */
export async function exportedPaper(tx: Queries, { account, cart }: OpenCart, now: Date) {
  const reply = await cartReply(tx, cart, account, now);
  // A submitted order keeps the prices of that day.
  const date = reply.submitted === null ? now : new Date(reply.submitted);
  const paper = await paperOf(tx, reply, date, '', reply);
  if (paper.lines.length === 0) throw refused(cartMessages.export.empty);
  return { paper, heading: headingOf(reply) };
}
