import type { Ulid } from '@portal/domain/cart';
import type { CartDocument, CartHeader, CartLine } from '@portal/portal-client';
import { lockedReason, useCartStatusPart, usePortal } from '@portal/portal-client/react';
import { LineNotes } from '@portal/portal-widgets';
import { Suspense, useCallback, useSyncExternalStore } from 'react';
import { type PartLine, usePartView } from '../../lazy/part-view.ts';
import * as css from './OrderEditor.css.ts';

export interface PanelProps {
  document: CartDocument;
  header: CartHeader;
  line_id: Ulid;
  onClose: () => void;
}

/** PART-06: a row is pending until the server has its change. Nothing is pending while offline. */
const isPending = (save: CartLine['save'], offline: boolean) => save === 'storing' || (save === 'unsent' && !offline);

function partLine({ line, price, nextBreak, checkedAt, save }: CartLine, offline: boolean): PartLine {
  return {
    quantity: line.order_quantity,
    customer_stock_code: line.customer_stock_code,
    pricing: line.pricing,
    price_per: line.price_per ?? 1,
    entry: price?.entry ?? null,
    nextBreak,
    availability: line.availability,
    checkedAt,
    poa: line.poa,
    pending: isPending(save, offline),
  };
}

/** LINE-10: the part panel of an open line, using the prices and stock that the line has already loaded. */
export function Panel({ document, header, line_id, onClose }: PanelProps) {
  const subscribe = useCallback(
    (listener: () => void) => document.subscribeLine(line_id, listener),
    [document, line_id],
  );
  const view = useSyncExternalStore(subscribe, () => document.getLine(line_id));
  const offline = useCartStatusPart(document, (status) => status.offline);
  const { messages } = usePortal();
  const PartView = usePartView();
  if (!view) return null;
  const showRefusal = (result: { ok: boolean; message?: string }) => {
    if (!result.ok && result.message) messages.show(result.message, 'warning');
  };
  const change = header.editable
    ? {
        onAdd: (stock_code: string, quantity?: number) => showRefusal(document.addLine(stock_code, quantity)),
        onQuantity: (quantity: number) => showRefusal(document.setQuantity(line_id, quantity)),
      }
    : {};
  return (
    <Suspense fallback={<div aria-busy="true" className={css.panelWaiting} />}>
      <PartView
        stock_code={view.line.stock_code}
        context="order"
        accode={header.accode}
        quote={header.prices.quote}
        warehouse={{ code: header.warehouse, name: header.warehouse_name }}
        line={partLine(view, offline)}
        {...change}
        onRetry={() => document.retryLookup(line_id)}
        onClose={onClose}
      />
      <LineNotes
        key={line_id}
        note={view.line.note}
        line_reference={view.line.line_reference}
        source={view.line.source ?? ''}
        lockedReason={lockedReason(header)}
        onReference={(text) => showRefusal(document.setLineReference(line_id, text))}
        onTyping={(field, text) => document.typed.save(`${field} ${line_id}`, text ?? '')}
        onNote={(text) => showRefusal(document.setNote(line_id, text))}
      />
    </Suspense>
  );
}
