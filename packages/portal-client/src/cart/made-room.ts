import { findLine, type LineState, type OperationDraft, type Ulid } from '@portal/domain/cart';
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

export interface MadeRoom {
  add(dropped: readonly DroppedLine[]): void;
  /** One notice for all lines that are still removed; empty if there are none. */
  notices(): readonly CartNotice[];
  /** Returns the operations that restore all of them, and forgets them. */
  takeAll(): readonly OperationDraft[];
  forget(): void;
}

export const madeRoomNotice = 'made-room';

function messageOf(lines: readonly LineState[]): string {
  const codes = lines.map((line) => line.stock_code);
  return messages.quoteFull(codes.slice(0, namedCodes).join(', '), Math.max(0, codes.length - namedCodes));
}

export function createMadeRoom(model: Pick<CartModel, 'view'>): MadeRoom {
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
      return [{ id: madeRoomNotice, message: messageOf(lines), removed }];
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
