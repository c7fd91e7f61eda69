import { tabTypes } from '@portal/domain/cart';
import type { Handler } from '../calls/handler.ts';
import { openCart } from '../cart/open.ts';
import { cartReply } from '../cart/reply.ts';
import { refused } from '../cart/transition.ts';
import { paperOf } from '../quotes/papers.ts';
import { writeQuotePdf } from '../quotes/write-quote-pdf.ts';
import { accodesOf, signedIn } from '../session/access.ts';
import { supplierName } from '../web/supplier-name.ts';
import { writeCartWorkbook } from './write-cart-workbook.ts';

const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** IMP-05 */
export const exportCart: Handler<'exportCart'> = async ({ data, caller }, { database, clock, config }) => {
  const who = signedIn(caller);
  const now = clock.now();
  const { paper, tabtype } = await database.transaction(
    async (tx) => {
      const named = { caller: who, parameters: { cartId: data.cart_id } };
      const { account, cart } = await openCart(tx, named, { lock: false });
      const reply = await cartReply(tx, cart, account, now);
      return { paper: paperOf(reply, now, '', reply), tabtype: reply.tabtype };
    },
    { accounts: accodesOf(who) },
  );
  if (paper.lines.length === 0) throw refused('The order has no lines to take out.');
  const bytes =
    data.kind === 'xlsx'
      ? await writeCartWorkbook(paper)
      : await writeQuotePdf(paper, supplierName(config.product), tabTypes[tabtype]);
  const file = {
    file_name: `${paper.orderNum}.${data.kind}`,
    content_type: data.kind === 'xlsx' ? workbookType : 'application/pdf',
    content_base64: bytes.toString('base64'),
  };
  return { data: { file } };
};
