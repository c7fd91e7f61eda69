import {
  importedLine,
  leftBehind,
  leftOutRows,
  lessonsOf,
  notAddedWords,
  type OutcomeRow,
  reviewWarnings,
  rowText,
} from '@portal/domain/import';
import { useState } from 'react';
import type { CartDocument } from '../cart/types.ts';
import { createCartFromImport } from '../import/create-cart.ts';
import { storeImportLesson } from '../import/import-memory.ts';
import { importMessages } from '../messages/import.ts';
import { settleLeftRows } from './left-rows.ts';
import { useOrders } from './orders.ts';
import { usePortal } from './portal.ts';
import type { useImportReview } from './use-import-review.ts';

type List = ReturnType<typeof useImportReview>;

/** CART-13: the rows beyond the first order's line limit. */
interface ImportOverflow {
  readonly first: string;
  readonly message: string;
  readonly rows: readonly OutcomeRow[];
}

/** What was added while other rows still need a decision. */
interface Added {
  readonly lines: number;
  /** The order that the remaining rows go to as well. */
  readonly document: CartDocument;
}

interface ImportTarget {
  /** The order that receives the lines; `new` makes one (IMP-02). */
  readonly target: CartDocument | 'new';
  /** Pasted text or a dropped file; without it the user is asked for a list. */
  readonly start: string | File | null;
  /** Called when no row is left to decide about, with the new order to open, if there is one. */
  readonly onDone: (cartId: string | null) => void;
}

/** Adds reviewed rows to the open order as one undo step, or makes a new order of them. */
export function useImportAdding({ target, start, onDone }: ImportTarget, accode: string, list: List) {
  const { messages, transport } = usePortal();
  const orders = useOrders();
  const [adding, setAdding] = useState(false);
  const [over, setOver] = useState<ImportOverflow | null>(null);
  const [added, setAdded] = useState<Added | null>(null);
  const { rows } = list.outcome;

  const learn = () => {
    storeImportLesson(transport, accode, { aliases: lessonsOf(list.entries), layouts: list.roles });
  };

  /** The rows stored for this order; initially the rows left undecided earlier. */
  const [kept, setKept] = useState<readonly string[]>(() => (typeof start === 'string' ? start.split('\n') : []));
  const keep = (document: CartDocument, left: readonly string[]) => {
    settleLeftRows(document.cartId, kept, left);
    setKept(left);
  };
  const behind = leftBehind(list.entries, list.outcome);
  const nameBehind = () => {
    const words = notAddedWords(list.outcome);
    if (words !== '') messages.show(words, 'warning');
  };
  /** Closes the dialog when no row is left; otherwise keeps it open with the rows that need a decision. */
  const proceed = (document: CartDocument) => {
    keep(document, behind.map(rowText));
    if (behind.length === 0) return onDone(target === 'new' ? document.cartId : null);
    list.keepOnly(behind);
    setAdded({ lines: (added?.lines ?? 0) + rows.length, document });
  };

  const addTo = (document: CartDocument) => {
    const result = document.addLines(rows.map(({ line: _, ...row }) => row));
    if (!result.ok) return messages.show(result.message, 'warning');
    learn();
    proceed(document);
  };

  const make = async (given: readonly OutcomeRow[], first: string | null) => {
    setAdding(true);
    // Sent first, so that the corrections are learned even if the user leaves the page with the new order.
    if (first === null) learn();
    const made = await createCartFromImport(transport, {
      accode,
      lines: given.map(importedLine),
      ...(first === null ? { left_out: leftOutRows({ ...list, leftOut: list.review?.leftOut ?? [] }) } : {}),
      import_warnings: reviewWarnings(list.entries, given),
    });
    setAdding(false);
    if (typeof made === 'string') return messages.show(made, 'warning');
    if (!made.cart) return;
    const document = orders.carts.adopt(made.cart);
    const { cartId } = document;
    orders.tabs.open(cartId);
    const gone = new Set(made.over.map(({ row }) => row));
    const rest = given.filter(({ line }) => gone.has(line));
    if (rest.length === 0) return first === null ? proceed(document) : onDone(first);
    const message = importMessages.fitted(given.length - rest.length, given.length, cartId);
    setOver({ first: first ?? cartId, message, rows: rest });
  };

  return {
    adding,
    over,
    added,
    add: () => {
      const document = added?.document ?? target;
      if (document === 'new') void make(rows, null);
      else addTo(document);
    },
    /** Leaves the rows that need a decision with the order. */
    close: () => {
      if (!added) return onDone(null);
      onDone(target === 'new' ? added.document.cartId : null);
    },
    /** Discards the rows that need a decision, and names them. */
    leaveOut: () => {
      if (!added) return onDone(null);
      nameBehind();
      keep(added.document, []);
      onDone(target === 'new' ? added.document.cartId : null);
    },
    addOver: () => void (over && make(over.rows, over.first)),
    /** Discards the remaining rows. */
    leaveOver: () => onDone(over?.first ?? null),
  };
}
