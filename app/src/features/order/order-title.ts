import type { CartHeader } from '@portal/portal-client';
import { config } from '../../config.ts';
import { orderMessages } from '../../messages/order.ts';

const { documentTitle } = orderMessages;
const kinds: Readonly<Partial<Record<CartHeader['tabtype'], string>>> = {
  qq: documentTitle.quickQuote,
  quote: documentTitle.quote,
};

type Named = Pick<CartHeader, 'prettyName' | 'orderNum' | 'tabtype'>;

/** `PO 48817, order KES014-204817 · Trade parts`: distinguishes orders in browser tabs and history. */
export function orderTitle({ prettyName, orderNum, tabtype }: Named): string {
  const kind = kinds[tabtype] ?? documentTitle.order;
  const isNamed = !orderNum.endsWith(prettyName);
  return `${isNamed ? documentTitle.named(prettyName, kind, orderNum) : documentTitle.unnamed(kind, orderNum)} · ${config.name}`;
}
