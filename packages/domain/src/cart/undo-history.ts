import { applyOperation, invertOperation } from './apply.ts';
import type { OperationDraft } from './rule.ts';
import type { CartState, Operation, RefusalReason, Timestamp, Ulid } from './types.ts';

/** One user action: operations that are undone together. `inverse` is in the order in which to apply it. */
export interface UndoStep {
  readonly id: Ulid;
  readonly operations: readonly Operation[];
  readonly inverse: readonly OperationDraft[];
}

/** CART-21: newest step last. Plain data, so that it can be stored across a page reload. */
export interface UndoHistory {
  readonly undo: readonly UndoStep[];
  readonly redo: readonly UndoStep[];
}

export const emptyUndoHistory: UndoHistory = { undo: [], redo: [] };
/** Older steps are dropped. */
export const maximumUndoSteps = 200;

export type OperationMaker = (draft: OperationDraft) => Operation;

export interface TakenStep {
  readonly history: UndoHistory;
  /** The step that was undone or redone. */
  readonly step: UndoStep;
  /** To apply and send, in this order. */
  readonly operations: readonly Operation[];
  /** Operations refused because their target has changed since; report them to the user. */
  readonly refused: readonly { readonly operation: Operation; readonly reason: RefusalReason }[];
}

/** Completes a draft to an operation. */
export function operationFrom(
  draft: OperationDraft,
  made: { readonly id: Ulid; readonly at: Timestamp; readonly by: string; readonly step?: Ulid },
): Operation {
  return { ...draft, ...made };
}

function pushed(steps: readonly UndoStep[], step: UndoStep): readonly UndoStep[] {
  if (step.inverse.length === 0) return steps;
  const last = steps.at(-1);
  if (last?.id !== step.id) return [...steps, step].slice(-maximumUndoSteps);
  const merged: UndoStep = {
    id: step.id,
    operations: [...last.operations, ...step.operations],
    inverse: [...step.inverse, ...last.inverse],
  };
  return [...steps.slice(0, -1), merged];
}

/**
 * Records an edit about to be applied to `before`. Consecutive operations with the same `step` become one step. Clears redo.
 */
export function recordOperation(history: UndoHistory, before: CartState, operation: Operation): UndoHistory {
  const inverse = invertOperation(before, operation);
  if (inverse.length === 0) return history;
  const step: UndoStep = { id: operation.step ?? operation.id, operations: [operation], inverse };
  return { undo: pushed(history.undo, step), redo: [] };
}

/** Like recordOperation, for a step whose inverse is known. */
export function recordStep(history: UndoHistory, step: UndoStep): UndoHistory {
  return step.inverse.length === 0 ? history : { undo: pushed(history.undo, step), redo: [] };
}

interface Played {
  readonly operations: readonly Operation[];
  readonly inverse: readonly OperationDraft[];
  readonly refused: TakenStep['refused'];
}

function play(cart: CartState, drafts: readonly OperationDraft[], make: OperationMaker): Played {
  const operations: Operation[] = [];
  const refused: { operation: Operation; reason: RefusalReason }[] = [];
  let inverse: readonly OperationDraft[] = [];
  let state = cart;
  for (const draft of drafts) {
    const operation = make(draft);
    const { cart: next, outcome } = applyOperation(state, operation);
    if (outcome.result === 'refused') refused.push({ operation, reason: outcome.reason });
    if (outcome.result !== 'applied') continue;
    inverse = [...invertOperation(state, operation), ...inverse];
    operations.push(operation);
    state = next;
  }
  return { operations, inverse, refused };
}

/**
 * The operations that undo the newest step in `cart` (the view), or null if there is none. The step leaves the stack even if all
 * of it is refused. Pass the operations to applyLocal; do not record them again.
 */
export function takeUndo(history: UndoHistory, cart: CartState, make: OperationMaker): TakenStep | null {
  const step = history.undo.at(-1);
  if (!step) return null;
  const { operations, inverse, refused } = play(cart, step.inverse, make);
  const redo = pushed(history.redo, { id: step.id, operations, inverse });
  return { history: { undo: history.undo.slice(0, -1), redo }, step, operations, refused };
}

/** The operations that redo the last undone step, or null if there is none. See takeUndo. */
export function takeRedo(history: UndoHistory, cart: CartState, make: OperationMaker): TakenStep | null {
  const step = history.redo.at(-1);
  if (!step) return null;
  const { operations, inverse, refused } = play(cart, step.inverse, make);
  const undo = pushed(history.undo, { id: step.id, operations, inverse });
  return { history: { undo, redo: history.redo.slice(0, -1) }, step, operations, refused };
}

function without(steps: readonly UndoStep[], ids: { has(id: Ulid): boolean }): readonly UndoStep[] {
  const remaining = steps.map((step): UndoStep => {
    const operations = step.operations.filter((operation) => !ids.has(operation.id));
    if (operations.length === step.operations.length) return step;
    const inverse = step.inverse.filter((draft) => draft.undoes === undefined || !ids.has(draft.undoes));
    return { ...step, operations, inverse };
  });
  return remaining.filter((step) => step.inverse.length > 0);
}

/** Removes operations that the server refused: they cannot be undone. */
export function forgetOperations(history: UndoHistory, ids: { has(id: Ulid): boolean }): UndoHistory {
  return { undo: without(history.undo, ids), redo: without(history.redo, ids) };
}
