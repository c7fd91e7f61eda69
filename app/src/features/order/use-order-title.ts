import type { CartHeader } from '@portal/portal-client';
import { useLocation } from 'react-router-dom';
import { config } from '../../config.ts';
import { orderMessages } from '../../messages/order.ts';
import { useOnChange } from '../../navigation/use-on-change.ts';

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

/** NAV-13: sets the document title to the current order. */
export function useOrderTitle(header: CartHeader | null): void {
  const title = header && orderTitle(header);
  const { pathname } = useLocation();
  // Every navigation first sets the title of its route.
  useOnChange(`${pathname} ${title}`, () => {
    if (title !== null) document.title = title;
  });
}
