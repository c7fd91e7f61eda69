import type { CartDocument, CartHeader } from '@portal/portal-client';
import { lockedReason } from '@portal/portal-client/react';
import { useEffect, useRef } from 'react';
import { OrderSelector } from '../../lazy/order-selector.ts';
import { orderSelectorMessages } from '../../messages/order-selector.ts';
import type { LineWork } from './use-line-work.ts';

export interface FinderProps {
  document: CartDocument;
  header: CartHeader;
  work: LineWork;
  onClose: () => void;
}

/** The product selector connected to the order: adds a line immediately and reports any change of its quantity. */
export function Finder({ document, header, work, onClose }: FinderProps) {
  // Focus returns to where it was when the selector closes.
  const before = useRef(window.document.activeElement);
  useEffect(() => {
    const { current } = before;
    return () => {
      if (current instanceof HTMLElement && current.isConnected) current.focus();
    };
  }, []);

  const add = (stock_code: string, quantity: number) => {
    const result = document.addLine(stock_code, quantity);
    if (!result.ok) return { ok: false, message: result.message };
    if (result.line_id === null) return { ok: true, message: orderSelectorMessages.result.added(quantity, stock_code) };
    work.before(result.line_id, null);
    work.source.touch(result.line_id);
    const line = document.getLine(result.line_id)?.line;
    const became = line?.order_quantity ?? quantity;
    const rounded = became === quantity ? null : quantity;
    return {
      ok: true,
      message: orderSelectorMessages.result.addedLine(became, stock_code, line?.line_number ?? null, rounded),
    };
  };

  return (
    <OrderSelector
      to={header.tabtype === 'quote' || header.tabtype === 'qq' ? 'Quote' : 'Order'}
      lockedReason={lockedReason(header)}
      place={{ ...header.prices, warehouse: { code: header.warehouse, name: header.warehouse_name } }}
      onAdd={add}
      onClose={onClose}
    />
  );
}
