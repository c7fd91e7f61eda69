import {
  type DeliveryState,
  dropOldest,
  findLine,
  invertOperation,
  type Operation,
  type OperationDraft,
  refusalReasons,
  type Ulid,
} from '@portal/domain/cart';
import { cartMessages as messages } from '../messages/cart.ts';
import type { CartLines } from './cart-lines.ts';
import { type CartModel, type Performed, refusedBy } from './cart-model.ts';
import { addDraft, quantityDraft, replaceDraft, restoreDraft, steppedQuantity } from './drafts.ts';
import type { DroppedLine, DroppedLines } from './dropped-lines.ts';
import type { AddManyResult, AddRow, CartDocument, EditResult } from './types.ts';

export type CartEdits = Pick<
  CartDocument,
  | 'addLine'
  | 'addLines'
  | 'bringBack'
  | 'setQuantity'
  | 'step'
  | 'remove'
  | 'restore'
  | 'forceDelete'
  | 'replaceCode'
  | 'setNote'
  | 'setLineReference'
  | 'setReference'
  | 'setDelivery'
  | 'setPromo'
  | 'setWarehouse'
  | 'undo'
  | 'redo'
>;

export interface EditContext {
  readonly model: CartModel;
  readonly lines: CartLines;
  readonly newId: () => Ulid;
  /** Stores, sends and shows operations; resolves when they are on disk. */
  readonly commit: (operations: readonly Operation[]) => Promise<void>;
  /** The buyer has edited the line. */
  readonly touched: (line: Ulid) => void;
  /** Undo conflicts with a later change by somebody else. */
  readonly onConflicts: (messages: readonly string[]) => void;
  /** QQ-02: the line limit of a quick quote. */
  readonly limit: () => number;
  /** Lines removed from a full quick quote. */
  readonly droppedLines: DroppedLines;
}

type Refused = Performed & { readonly ok: false };

const unknownLine = refusedBy('unknown_line');

/** Says why rows were refused, and how many others were added. */
const addedMessage = ({ reason }: Refused, added: number) =>
  (reason === 'line_cap' ? messages.firstAdded : messages.othersAdded)(refusalReasons[reason], added);

/** All edits of a cart: each creates operations, shows them at once and stores them (CART-18, CART-22). */
export function createCartEdits(context: EditContext): CartEdits {
  const { model, lines, newId, commit } = context;

  function finish(performed: Performed): EditResult {
    if (!performed.ok) return performed;
    if (performed.line_id !== null) context.touched(performed.line_id);
    return { ok: true, line_id: performed.line_id, stored: commit(performed.operations) };
  }
  const edit = (draft: OperationDraft): EditResult => finish(model.perform(draft));
  const onLine = (
    id: Ulid,
    draft: (line: NonNullable<ReturnType<CartModel['line']>>) => OperationDraft,
  ): EditResult => {
    const line = model.line(id);
    return line ? edit(draft(line)) : unknownLine;
  };
  /** QQ-02: removes the oldest lines to make room, in the same undo step as the addition. */
  function makeRoom(step: Ulid): readonly Operation[] {
    const limited = model.view?.tabtype === 'qq' ? dropOldest(model.view, context.limit()) : [];
    const dropped: DroppedLine[] = [];
    const operations = limited.flatMap((draft) => {
      const before = model.view;
      const performed = model.perform(draft, { step });
      if (!before || !performed.ok) return [];
      const line = performed.line_id === null ? undefined : findLine(before, performed.line_id);
      const back = performed.operations.flatMap((operation) => invertOperation(before, operation));
      if (line) dropped.push({ line, back });
      return performed.operations;
    });
    context.droppedLines.add(dropped);
    return operations;
  }
  function addOne(draft: OperationDraft): EditResult {
    if (model.view?.tabtype !== 'qq') return edit(draft);
    const step = newId();
    const performed = model.perform(draft, { step });
    return finish(
      performed.ok ? { ...performed, operations: [...performed.operations, ...makeRoom(step)] } : performed,
    );
  }
  function undoOrRedo(direction: 'undo' | 'redo'): EditResult {
    const result = model.undoOrRedo(direction);
    if (result.conflicts?.length) context.onConflicts(result.conflicts.map((reason) => refusalReasons[reason]));
    // The step has left the undo stack, even if it changed nothing.
    if (!result.ok && result.conflicts) void commit([]);
    return finish(result);
  }

  return {
    addLine: (stock_code, quantity, options) =>
      addOne(
        addDraft(
          newId(),
          { stock_code, ...(quantity === undefined ? {} : { quantity }) },
          lines.factsOf(stock_code.trim()),
          options,
        ),
      ),
    addLines(rows): AddManyResult {
      const step = newId();
      const operations: Operation[] = [];
      const line_ids: Ulid[] = [];
      let overflow: readonly AddRow[] = [];
      let refusal: Refused | null = null;
      for (const [i, row] of rows.entries()) {
        const performed = model.perform(addDraft(newId(), row, lines.factsOf(row.stock_code.trim())), { step });
        if (performed.ok) {
          operations.push(...performed.operations);
          if (performed.line_id !== null) line_ids.push(performed.line_id);
          continue;
        }
        refusal ??= performed;
        // Every row that is not added is offered again, whatever the reason.
        const isFull = performed.reason === 'line_cap';
        overflow = [...overflow, ...(isFull ? rows.slice(i) : [row])];
        if (isFull) break;
      }
      const added = rows.length - overflow.length;
      if (refusal && refusal.reason !== 'line_cap' && added === 0) return { ...refusal, overflow: rows };
      operations.push(...makeRoom(step));
      const message = refusal && addedMessage(refusal, added);
      return { ok: true, line_ids: [...new Set(line_ids)], message, overflow, stored: commit(operations) };
    },
    bringBack() {
      const step = newId();
      const operations = context.droppedLines.takeAll().flatMap((draft) => {
        const performed = model.perform(draft, { step });
        return performed.ok ? performed.operations : [];
      });
      void commit(operations);
    },
    setQuantity: (id, quantity) => onLine(id, (line) => quantityDraft(line, quantity, lines.factsOf(line.stock_code))),
    step: (id, by) =>
      onLine(id, (line) => {
        const facts = lines.factsOf(line.stock_code);
        return quantityDraft(line, steppedQuantity(line, by, facts), facts);
      }),
    remove: (id) => onLine(id, ({ line_id }) => ({ kind: 'line.remove', payload: { line_id } })),
    restore: (id) => onLine(id, (line) => restoreDraft(line, lines.factsOf(line.stock_code))),
    forceDelete: (id) => onLine(id, ({ line_id }) => ({ kind: 'line.delete', payload: { line_id } })),
    replaceCode: (id, code) => onLine(id, (line) => replaceDraft(line, code, lines.factsOf(code.trim()))),
    setNote: (id, note) => onLine(id, ({ line_id }) => ({ kind: 'line.note', payload: { line_id, note } })),
    setLineReference: (id, line_reference) =>
      onLine(id, ({ line_id }) => ({ kind: 'line.reference', payload: { line_id, line_reference } })),
    setReference: (customer_reference) => edit({ kind: 'cart.reference', payload: { customer_reference } }),
    setDelivery: (change: Partial<DeliveryState>) => edit({ kind: 'cart.delivery', payload: change }),
    setPromo: (promo_code) => edit({ kind: 'cart.promo', payload: { promo_code } }),
    setWarehouse: (warehouse) => edit({ kind: 'cart.warehouse', payload: { warehouse } }),
    undo: () => undoOrRedo('undo'),
    redo: () => undoOrRedo('redo'),
  };
}
