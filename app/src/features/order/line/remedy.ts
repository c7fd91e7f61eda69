import type { Ulid } from '@portal/domain/cart';
import { quantityRules } from '@portal/domain/line';
import type { CartDocument, CartLine, LineNotice } from '@portal/portal-client';
import type { RemedyId } from '@portal/portal-widgets';

/** What remedies need besides the document. */
export interface RemedyContext {
  /** The quantity before this person's last change of the line; null where that change added it, undefined where unknown. */
  readonly quantityBefore: (line_id: Ulid) => number | null | undefined;
  readonly nearCode: (stock_code: string) => string | null;
  /** LINE-09: the larger quantity that costs less, which the line advises. */
  readonly advised: (line_id: Ulid) => number | null;
  /** Remembers that the buyer has answered what the line's note says now. */
  readonly answer: (view: CartLine) => void;
  /** Brings back what was typed for the line, where that was typed outside it. */
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

/** One remedy of a line's note, whether it was clicked or its key was pressed. */
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
      document.setNote(line_id, 'Please quote a price.');
      context.answer(view);
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
      // Before the notice is gone: the answer is of what it says.
      context.answer(view);
      settle();
  }
}
