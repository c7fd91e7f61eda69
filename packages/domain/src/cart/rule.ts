import type { Applied, CartState, Operation, OperationKind, OperationPayloads, Ulid } from './types.ts';

export type OperationOf<K extends OperationKind> = Extract<Operation, { readonly kind: K }>;

/** An operation without id, time and author. */
export type OperationDraft = {
  [K in OperationKind]: {
    readonly kind: K;
    readonly payload: Readonly<OperationPayloads[K]>;
    readonly undoes?: Ulid;
  };
}[OperationKind];

/** The behaviour of one kind of operation. Pure; never throws or changes its input. */
export interface OperationRule<K extends OperationKind> {
  /** The caller has checked the cart's lock, except for server-only kinds. */
  apply(cart: CartState, operation: OperationOf<K>, author: string): Applied;
  /** The drafts that undo an applied operation, given the cart before and after it. */
  invert(before: CartState, operation: OperationOf<K>, after: CartState): readonly OperationDraft[];
  /** A description in the past tense, given the cart before it. */
  describe(operation: OperationOf<K>, before: CartState): string;
}
