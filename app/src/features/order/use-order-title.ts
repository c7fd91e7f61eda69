import type { CartHeader } from '@portal/portal-client';
import { useLocation } from 'react-router-dom';
import { config } from '../../config.ts';
import { useOnChange } from '../../navigation/use-on-change.ts';

const kinds: Readonly<Partial<Record<CartHeader['tabtype'], string>>> = { qq: 'Quick quote', quote: 'Quote' };

type Named = Pick<CartHeader, 'prettyName' | 'orderNum' | 'tabtype'>;

/** `PO 48817, order KES014-204817 · Trade parts`: several orders are told apart in the tabs and the history of the browser. */
export function orderTitle({ prettyName, orderNum, tabtype }: Named): string {
  const kind = kinds[tabtype] ?? 'Order';
  const isNamed = !orderNum.endsWith(prettyName);
  return `${isNamed ? `${prettyName}, ${kind.toLowerCase()} ${orderNum}` : `${kind} ${orderNum}`} · ${config.name}`;
}

/** NAV-13: the title of the document names the order that shows. */
export function useOrderTitle(header: CartHeader | null): void {
  const title = header && orderTitle(header);
  const { pathname } = useLocation();
  // Every navigation sets the title of its route first.
  useOnChange(`${pathname} ${title}`, () => {
    if (title !== null) document.title = title;
  });
}
