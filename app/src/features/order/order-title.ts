import type { CartHeader } from '@portal/portal-client';
import { config } from '../../config.ts';

const kinds: Readonly<Partial<Record<CartHeader['tabtype'], string>>> = { qq: 'Quick quote', quote: 'Quote' };

type Named = Pick<CartHeader, 'prettyName' | 'orderNum' | 'tabtype'>;

/** `PO 48817, order KES014-204817 · Trade parts`: distinguishes orders in browser tabs and history. */
export function orderTitle({ prettyName, orderNum, tabtype }: Named): string {
  const kind = kinds[tabtype] ?? 'Order';
  const isNamed = !orderNum.endsWith(prettyName);
  return `${isNamed ? `${prettyName}, ${kind.toLowerCase()} ${orderNum}` : `${kind} ${orderNum}`} · ${config.name}`;
}
