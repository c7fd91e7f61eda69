import type { Handler } from '../calls/handler.ts';
import { openCart } from '../cart/open.ts';
import { writeQuotePdf } from '../quotes/write-quote-pdf.ts';
import { accodesOf, signedIn } from '../session/access.ts';
import { readSupplier } from '../supplier/supplier.ts';
import { exportedPaper } from './exported-paper.ts';
import { writeCartWorkbook } from './write-cart-workbook.ts';

const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** IMP-05: exports a cart as a workbook or PDF. */
export const exportCart: Handler<'exportCart'> = async ({ data, caller }, { database, clock, config }) => {
  const who = signedIn(caller);
  const now = clock.now();
  const { paper, heading } = await database.transaction(
    async (tx) => {
      const cartRequest = { caller: who, parameters: { cartId: data.cart_id } };
      return exportedPaper(tx, await openCart(tx, cartRequest, { lock: false }), now);
    },
    { accounts: accodesOf(who) },
  );
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
