import type { CheckKind, OperationDraft, Ulid } from '@portal/domain/cart';
import { orderDate } from '@portal/domain/format';
import type { CartDocument, CartHeader, EditResult } from '@portal/portal-client';
import { accountOf, usePortal, useSession } from '@portal/portal-client/react';
import { CheckPanel, type LineAnswer } from '@portal/portal-widgets';
import { useEffect, useRef, useState } from 'react';
import { acceptKey, checkItems, entryId, entryOf, remedyOf } from './line/check-entries.ts';
import { keepSeen, readSeen } from './line/seen.ts';
import { useChecks } from './use-checks.ts';
import { useConfirm } from './use-confirm.ts';
import { useEveryChange, useStatus } from './use-document.ts';
import type { LineWork } from './use-line-work.ts';
import { useSuccessors } from './use-successors.ts';

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

/** The edit of a remedy, as the document makes it: told, kept and undone like any other. */
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

/** CART-23: the whole order looked over before it is confirmed. What was seen is remembered, so that the next look tells what is new. */
export function CheckOrder({ document, header, work, onGoTo, onAdd, onClose }: CheckOrderProps) {
  const { messages } = usePortal();
  const { cartId } = document;
  const { acting, unsent } = useStatus(document);
  const { confirm } = useConfirm(document);
  const web_discount = accountOf(useSession(), header.accode)?.web_discount ?? '0';
  const [seen, setSeen] = useState(() => readSeen(cartId));
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
  // What showed is what was seen, also where the page is left with the panel open.
  useEffect(() => () => keepSeen(cartId, { ...last.current.seen, stock: last.current.stock }), [cartId]);

  useEffect(() => {
    if (header.confirmed) onClose();
  }, [header.confirmed, onClose]);

  const find = (id: string) => items.find((item) => entryId(item) === id);
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
      entries={items.map((item) => entryOf(item, (id) => document.getLine(id)?.line.line_number ?? null))}
      looking={looking || waiting > 0}
      blocked={unsent === 0 && !header.confirm_allowed ? header.confirm_short_reason : null}
      busy={acting !== null}
      onRemedy={(id) => {
        const item = find(id);
        const way = item ? remedyOf(item) : null;
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
