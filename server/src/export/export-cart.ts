import { type FullCartReply, tabTypes } from '@portal/domain/cart';
import type { Handler } from '../calls/handler.ts';
import { openCart } from '../cart/open.ts';
import { cartReply } from '../cart/reply.ts';
import { refused } from '../cart/transition.ts';
import { cartMessages } from '../messages/cart.ts';
import { paperOf } from '../quotes/papers.ts';
import { writeQuotePdf } from '../quotes/write-quote-pdf.ts';
import { accodesOf, signedIn } from '../session/access.ts';
import { readSupplier } from '../supplier/supplier.ts';
import { writeCartWorkbook } from './write-cart-workbook.ts';

const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Title of the PDF. For a submitted order it is an order confirmation. */
const headingOf = ({ submitted, cancelled, tabtype }: Pick<FullCartReply, 'submitted' | 'cancelled' | 'tabtype'>) => {
  if (cancelled !== null) return cartMessages.export.cancelledTitle;
  return submitted === null ? tabTypes[tabtype] : cartMessages.export.submittedTitle;
};

/** IMP-05: exports a cart as a workbook or PDF. */
export const exportCart: Handler<'exportCart'> = async ({ data, caller }, { database, clock, config }) => {
  const who = signedIn(caller);
  const now = clock.now();
  const { paper, heading } = await database.transaction(
    async (tx) => {
      const cartRequest = { caller: who, parameters: { cartId: data.cart_id } };
      const { account, cart } = await openCart(tx, cartRequest, { lock: false });
      const reply = await cartReply(tx, cart, account, now);
      // A submitted order keeps the prices of that day.
      const date = reply.submitted === null ? now : new Date(reply.submitted);
      return { paper: await paperOf(tx, reply, date, '', reply), heading: headingOf(reply) };
    },
    { accounts: accodesOf(who) },
  );
  if (paper.lines.length === 0) throw refused(cartMessages.export.empty);
  const bytes =
    data.kind === 'xlsx'
      ? await writeCartWorkbook(paper)
      : await writeQuotePdf(paper, await readSupplier(database, config), heading);
  const file = {
    file_name: `${paper.orderNum}.${data.kind}`,
    content_type: data.kind === 'xlsx' ? workbookType : 'application/pdf',
    content_base64: bytes.toString('base64'),
  };
  return { data: { file } };
};
