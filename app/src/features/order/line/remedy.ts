import type { LineNotice, Ulid } from '@portal/domain/cart';
import { quantityRules } from '@portal/domain/line';
import type { CartDocument, CartLine } from '@portal/portal-client';
import type { RemedyId } from '@portal/portal-widgets';
import { orderLinesMessages } from '../../../messages/order-lines.ts';

/** What remedies need beside the document. */
export interface RemedyContext {
  /** The quantity before this user's last change of the line; null if that change added the line, undefined if unknown. */
  readonly quantityBefore: (line_id: Ulid) => number | null | undefined;
  readonly nearCode: (stock_code: string) => string | null;
  /** LINE-09: the larger quantity that the line suggests because it costs less. */
  readonly advised: (line_id: Ulid) => number | null;
  /** Remembers that the user has dismissed the line's current note. */
  readonly dismissNote: (view: CartLine) => void;
  /** Restores text typed for the line outside it, such as in the entry line. */
  readonly bringBack: (line_id: Ulid) => void;
  readonly search: (text: string) => void;
}

function takeBack(
  document: CartDocument,
  view: CartLine,
  notice: LineNotice | undefined,
  context: RemedyContext,
): void {
  const { line_id } = view;
  if (notice?.kind === 'overwrote') document.setQuantity(line_id, notice.quantity);
  else if (notice?.kind === 'changed' && notice.from !== null) document.setQuantity(line_id, notice.from);
  else {
    const before = context.quantityBefore(line_id);
    if (before === null) document.forceDelete(line_id);
    else if (before === undefined) document.undo();
    else document.setQuantity(line_id, before);
    context.bringBack(line_id);
  }
}

/** Applies a remedy of a line's note, by click or key. */
export function applyRemedy(document: CartDocument, line_id: Ulid, remedy: RemedyId, context: RemedyContext): void {
  const view = document.getLine(line_id);
  if (!view) return;
  const notice = view.notices.at(-1);
  const settle = () => {
    for (const each of view.notices) document.dismissNotice(line_id, each.id);
  };
  switch (remedy) {
    case 'smaller':
      document.setQuantity(line_id, view.line.order_quantity - quantityRules(view.facts).increment);
      settle();
      return;
    case 'take_back':
      takeBack(document, view, notice, context);
      settle();
      return;
    case 'use_other': {
      const other = context.nearCode(view.line.stock_code);
      if (other) document.replaceCode(line_id, other);
      return;
    }
    case 'restore':
      document.restore(line_id);
      return;
    case 'retry':
      if (notice?.kind === 'refused') void document.retryRefused([notice.refused.operation.id]);
      else document.retryLookup(line_id);
      return;
    case 'ask':
      document.setNote(line_id, orderLinesMessages.askForPrice);
      context.dismissNote(view);
      return;
    case 'next_break':
      if (view.nextBreak) document.setQuantity(line_id, view.nextBreak.quantity);
      return;
    case 'buy_more': {
      const quantity = context.advised(line_id);
      if (quantity !== null) document.setQuantity(line_id, quantity);
      return;
    }
    case 'search':
      context.search(view.line.stock_code);
      return;
    case 'wait':
    case 'accept':
      if (notice?.kind === 'refused') void document.dismissRefused([notice.refused.operation.id]);
      // Before removing the notice, because the dismissal refers to its text.
      context.dismissNote(view);
      settle();
  }
}
