import type { CheckKind, OperationDraft, Ulid } from '@portal/domain/cart';
import { orderDate } from '@portal/domain/format';
import { acceptKey, type CartDocument, type CartHeader, checkItems, type EditResult } from '@portal/portal-client';
import { accountOf, readSeenOrder, storeSeenOrder, useCall, usePortal, useSession } from '@portal/portal-client/react';
import { CheckPanel, checkEntryId, checkEntryOf, checkRemedyOf, type LineAnswer } from '@portal/portal-widgets';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useChecks } from './use-checks.ts';
import { useConfirm } from './use-confirm.ts';
import { useEveryChange, useStatus } from './use-document.ts';
import type { LineWork } from './use-line-work.ts';

/** What takes the place of parts, by part: one call for all. Empty where it cannot be loaded. */
function useSuccessors(codes: readonly string[]) {
  const request = codes.length === 0 ? null : { cart_lines: codes.map((stock_code) => ({ stock_code })) };
  const { data, error } = useCall('get-alternate-related', request, { immutable: true, keepPreviousData: true });
  const successors = useMemo(
    () =>
      new Map(
        (data?.cart_lines ?? []).flatMap(({ stock_code, superseded_by: [next] }) => (next ? [[stock_code, next]] : [])),
      ),
    [data],
  );
  return { successors, looking: request !== null && !data && !error };
}

/** What a line says of the same thing. */
const answerOf: Readonly<Partial<Record<CheckKind, LineAnswer>>> = {
  price_changed: 'price_changed',
  short_stock: 'out_of_stock',
};

export interface CheckOrderProps {
  document: CartDocument;
  header: CartHeader;
  work: LineWork;
  onGoTo: (line_id: Ulid) => void;
  /** To where parts are added. */
  onAdd: () => void;
  onClose: () => void;
}

/** Applies a remedy as an edit of the document, so that it can be undone like any other. */
function perform(document: CartDocument, { kind, payload }: OperationDraft): EditResult | null {
  switch (kind) {
    case 'line.remove':
      return document.remove(payload.line_id);
    case 'line.replace':
      return document.replaceCode(payload.line_id, payload.stock_code);
    case 'line.quantity':
      return document.setQuantity(payload.line_id, payload.quantity);
    case 'cart.delivery':
      return document.setDelivery({ advanced_forward_order_date: payload.advanced_forward_order_date ?? null });
    case 'cart.promo':
      return document.setPromo(payload.promo_code);
    default:
      return null;
  }
}

/** CART-23: the check of the whole order before it is confirmed. What was shown is stored, so that the next check says what is new. */
export function CheckOrder({ document, header, work, onGoTo, onAdd, onClose }: CheckOrderProps) {
  const { messages } = usePortal();
  const { cartId } = document;
  const { acting, unsent } = useStatus(document);
  const { confirm } = useConfirm(document);
  const web_discount = accountOf(useSession(), header.accode)?.web_discount ?? '0';
  const [seen, setSeen] = useState(() => readSeenOrder(cartId));
  useChecks(document, work);
  useEveryChange(document);
  const ids = document.getLineIds();
  const lines = ids.flatMap((id) => document.getLine(id) ?? []);
  const codes = [...new Set(lines.filter(({ facts }) => facts).map(({ line }) => line.stock_code))].sort();
  const { successors, looking } = useSuccessors(codes);
  const { items, waiting } = checkItems(document, {
    seen,
    successors,
    web_discount,
    today: orderDate(new Date()),
  });

  const stock = Object.fromEntries(
    lines.flatMap(({ line, stockHere }) => (stockHere ? [[line.stock_code, stockHere.available]] : [])),
  );
  const last = useRef({ seen, stock });
  last.current = { seen, stock };
  // What was shown counts as seen, also when the page is left with the panel open.
  useEffect(() => () => storeSeenOrder(cartId, { ...last.current.seen, stock: last.current.stock }), [cartId]);

  useEffect(() => {
    if (header.confirmed) onClose();
  }, [header.confirmed, onClose]);

  const find = (id: string) => items.find((item) => checkEntryId(item) === id);
  const accept = (id: string) => {
    const item = find(id);
    if (!item) return;
    setSeen({ ...seen, accepted: [...seen.accepted, acceptKey(item)].slice(-200) });
    const about = answerOf[item.kind];
    if (item.line_id !== null && about) work.answer(item.line_id, about);
  };
  const edit = (id: string) => {
    const item = find(id);
    if (!item?.remedy) return;
    if (item.line_id !== null) {
      work.before(item.line_id, document.getLine(item.line_id)?.line.order_quantity ?? null);
      work.source.touch(item.line_id);
    }
    const result = perform(document, item.remedy.draft);
    if (result && !result.ok) messages.show(result.message, 'warning');
  };

  return (
    <CheckPanel
      entries={items.map((item) => checkEntryOf(item, (id) => document.getLine(id)?.line.line_number ?? null))}
      looking={looking || waiting > 0}
      blocked={unsent === 0 && !header.confirm_allowed ? header.confirm_short_reason : null}
      busy={acting !== null}
      onRemedy={(id) => {
        const item = find(id);
        const way = item ? checkRemedyOf(item) : null;
        if (way === 'add') onAdd();
        else if (way === 'accept') accept(id);
        else edit(id);
      }}
      onOther={(id) => (find(id)?.kind === 'price_changed' ? edit(id) : accept(id))}
      onGoTo={(id) => {
        onClose();
        const line_id = find(id)?.line_id;
        if (line_id) onGoTo(line_id);
      }}
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}
