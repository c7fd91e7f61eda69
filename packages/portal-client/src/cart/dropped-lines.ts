import {
  type CartState,
  findLine,
  invertOperation,
  type LineState,
  type OperationDraft,
  type SaveReply,
  type Ulid,
} from '@portal/domain/cart';
import { cartMessages as messages } from '../messages/cart.ts';
import type { CartModel } from './cart-model.ts';
import type { CartNotice } from './types.ts';

/** The notice names this many removed codes; the others are only counted. */
const namedCodes = 3;

/** A line that a full quick quote removed, with the data to restore it (QQ-02). */
export interface DroppedLine {
  readonly line: LineState;
  readonly back: readonly OperationDraft[];
}

export interface DroppedLines {
  add(dropped: readonly DroppedLine[]): void;
  /** One notice for all lines that are still removed; empty if there are none. */
  notices(): readonly CartNotice[];
  /** Returns the operations that restore all of them, and forgets them. */
  takeAll(): readonly OperationDraft[];
  forget(): void;
}

/**
 * The lines that the server removed from a full quick quote, in its response to these sent operations. Only the server's own operations follow
 * the last sent one. There are such lines if the limit was lowered after lines were added here and before they were sent.
 */
export function droppedByServer(
  view: CartState,
  saved: { readonly sent: readonly Ulid[]; readonly reply: Pick<SaveReply, 'operations'> },
): readonly DroppedLine[] {
  if (view.tabtype !== 'qq' || saved.sent.length === 0) return [];
  const { operations } = saved.reply;
  const sent = new Set(saved.sent);
  const lastSent = operations.findLastIndex(({ id }) => sent.has(id));
  if (lastSent < 0) return [];
  return operations.slice(lastSent + 1).flatMap((operation) => {
    if (operation.kind !== 'line.delete') return [];
    const line = findLine(view, operation.payload.line_id);
    return line ? [{ line, back: invertOperation(view, operation) }] : [];
  });
}

export const droppedLinesNotice = 'dropped-lines';

function messageOf(lines: readonly LineState[]): string {
  const codes = lines.map((line) => line.stock_code);
  return messages.quoteFull(codes.slice(0, namedCodes).join(', '), Math.max(0, codes.length - namedCodes));
}

export function createDroppedLines(model: Pick<CartModel, 'view'>): DroppedLines {
  let dropped: ReadonlyMap<Ulid, DroppedLine> = new Map();
  // Undoing the addition restores its lines as well.
  const gone = (): readonly DroppedLine[] => {
    const { view } = model;
    return view ? [...dropped.values()].filter(({ line }) => !findLine(view, line.line_id)) : [];
  };
  return {
    add(lines) {
      dropped = new Map([...dropped, ...lines.map((each) => [each.line.line_id, each] as const)]);
    },
    notices() {
      const lines = gone().map(({ line }) => line);
      if (lines.length === 0) return [];
      const removed = lines.map(({ stock_code, order_quantity }) => ({ stock_code, order_quantity }));
      return [{ id: droppedLinesNotice, message: messageOf(lines), removed }];
    },
    takeAll() {
      const drafts = gone().flatMap(({ back }) => back);
      dropped = new Map();
      return drafts;
    },
    forget() {
      dropped = new Map();
    },
  };
}
