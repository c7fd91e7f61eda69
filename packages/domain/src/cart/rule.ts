import type { Applied, CartState, Operation, OperationKind, OperationPayloads, Ulid } from './types.ts';

export type OperationOf<K extends OperationKind> = Extract<Operation, { readonly kind: K }>;

/** An operation yet to be made: without id, time and author. */
export type OperationDraft = {
  [K in OperationKind]: {
    readonly kind: K;
    readonly payload: Readonly<OperationPayloads[K]>;
    readonly undoes?: Ulid;
  };
}[OperationKind];

/** All that is known about one kind of operation. Pure, total; the input is never changed. */
export interface OperationRule<K extends OperationKind> {
  /** The lock of the cart has been checked before, save for the kinds that only the server makes. */
  apply(cart: CartState, operation: OperationOf<K>, author: string): Applied;
  /** What takes the operation back, given the cart before and after it was applied; for applied operations only. */
  invert(before: CartState, operation: OperationOf<K>, after: CartState): readonly OperationDraft[];
  /** In words, past tense, given the cart before it. */
  describe(operation: OperationOf<K>, before: CartState): string;
}
