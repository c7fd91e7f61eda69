import { applyOperation, invertOperation } from './apply.ts';
import type { OperationDraft } from './rule.ts';
import type { CartState, Operation, RefusalReason, Timestamp, Ulid } from './types.ts';

/** One thing that the user did: operations that are taken back together. `inverse` is in the order in which to apply it. */
export interface UndoStep {
  readonly id: Ulid;
  readonly operations: readonly Operation[];
  readonly inverse: readonly OperationDraft[];
}

/** CART-21: plain data, newest step last, so that it can be kept over a reload. */
export interface UndoHistory {
  readonly undo: readonly UndoStep[];
  readonly redo: readonly UndoStep[];
}

export const emptyUndoHistory: UndoHistory = { undo: [], redo: [] };
/** Older steps are forgotten. */
export const maximumUndoSteps = 200;

export type OperationMaker = (draft: OperationDraft) => Operation;

export interface TakenStep {
  readonly history: UndoHistory;
  /** The step that was taken back or done again. */
  readonly step: UndoStep;
  /** To be applied and sent, in this order. */
  readonly operations: readonly Operation[];
  /** What stands because it changed since: to be said to the user. */
  readonly refused: readonly { readonly operation: Operation; readonly reason: RefusalReason }[];
}

/** An operation made of a draft. */
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
 * Remembers an edit, just before it is applied to `before`. Operations with the same `step` one after another become one
 * step; any new edit ends what could be done again.
 */
export function recordOperation(history: UndoHistory, before: CartState, operation: Operation): UndoHistory {
  const inverse = invertOperation(before, operation);
  if (inverse.length === 0) return history;
  const step: UndoStep = { id: operation.step ?? operation.id, operations: [operation], inverse };
  return { undo: pushed(history.undo, step), redo: [] };
}

/** As recordOperation, for a step whose inverse is known. */
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
 * The operations that take the newest step back from `cart` (the view), or null where there is none. The step leaves the
 * stack even where all of it is refused. The operations go to applyLocal as they are, and are not recorded again.
 */
export function takeUndo(history: UndoHistory, cart: CartState, make: OperationMaker): TakenStep | null {
  const step = history.undo.at(-1);
  if (!step) return null;
  const { operations, inverse, refused } = play(cart, step.inverse, make);
  const redo = pushed(history.redo, { id: step.id, operations, inverse });
  return { history: { undo: history.undo.slice(0, -1), redo }, step, operations, refused };
}

/** The operations that do the step taken back last again, or null where there is none. */
export function takeRedo(history: UndoHistory, cart: CartState, make: OperationMaker): TakenStep | null {
  const step = history.redo.at(-1);
  if (!step) return null;
  const { operations, inverse, refused } = play(cart, step.inverse, make);
  const undo = pushed(history.undo, { id: step.id, operations, inverse });
  return { history: { undo, redo: history.redo.slice(0, -1) }, step, operations, refused };
}

function without(steps: readonly UndoStep[], ids: { has(id: Ulid): boolean }): readonly UndoStep[] {
  const kept = steps.map((step): UndoStep => {
    const operations = step.operations.filter((operation) => !ids.has(operation.id));
    if (operations.length === step.operations.length) return step;
    const inverse = step.inverse.filter((draft) => draft.undoes === undefined || !ids.has(draft.undoes));
    return { ...step, operations, inverse };
  });
  return kept.filter((step) => step.inverse.length > 0);
}

/** Forgets operations that the server refused: there is nothing of them to take back. */
export function forgetOperations(history: UndoHistory, ids: { has(id: Ulid): boolean }): UndoHistory {
  return { undo: without(history.undo, ids), redo: without(history.redo, ids) };
}
