import type { Ulid } from '@portal/domain/cart';
import { formatCurrency, formatNumber, relativeTime } from '@portal/domain/format';
import type { CartDocument, CartHeader, LineView } from '@portal/portal-client';
import { type Advice, type FormatOptions, PartPanel } from '@portal/portal-widgets';
import { useCallback, useSyncExternalStore } from 'react';
import { useSession } from '../../portal/portal.ts';
import { accountOf } from '../../portal/session.ts';
import { useFormat } from '../../portal/use-format.ts';
import { useProductInformation } from './data/product-information.ts';
import { useWarehouseNames } from './data/warehouses.ts';
import { breakRows, warehouseRows } from './line/panel-rows.ts';

/** LINE-09: what the next break costs or saves. */
function adviceOf(view: LineView, format: FormatOptions): Advice | null {
  const next = view.nextBreak;
  if (!next) return null;
  const more = next.quantity - view.line.order_quantity;
  const saves = next.difference.startsWith('-');
  const amount = formatCurrency(next.difference.replace('-', ''), format.currency_format);
  return {
    what: `${formatNumber(more, format.number_format)} more ${saves ? 'save' : 'cost'} ${amount}.`,
    why: `At ${formatNumber(next.quantity, format.number_format)} the price falls to ${formatCurrency(next.webPrice, format.currency_format)}.`,
    quantity: next.quantity,
  };
}

export interface PanelProps {
  document: CartDocument;
  header: CartHeader;
  line_id: Ulid;
  onClose: () => void;
}

/** LINE-10: what stands beneath an open line. */
export function Panel({ document, header, line_id, onClose }: PanelProps) {
  const subscribe = useCallback(
    (listener: () => void) => document.subscribeLine(line_id, listener),
    [document, line_id],
  );
  const view = useSyncExternalStore(subscribe, () => document.getLine(line_id));
  const format = useFormat();
  const names = useWarehouseNames();
  const account = accountOf(useSession(), header.accode);
  const { data, mutate } = useProductInformation(view?.line.stock_code ?? '');
  if (!view) return null;
  return (
    <PartPanel
      stock_code={view.line.stock_code}
      information={data ?? null}
      price_per={view.line.price_per ?? 1}
      priceAside="ex GST, your prices"
      breaks={view.line.pricing && breakRows(view, account?.web_discount ?? '0')}
      warehouses={warehouseRows(view, header.warehouse, names)}
      stockAside={view.checkedAt === null ? '' : relativeTime(new Date(view.checkedAt), new Date())}
      stockSentence=""
      advice={adviceOf(view, format)}
      format={format}
      onQuantity={(quantity) => document.setQuantity(line_id, quantity)}
      onRetry={() => {
        document.retryLookup(line_id);
        void mutate();
      }}
      onClose={onClose}
    />
  );
}
