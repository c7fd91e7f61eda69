import { applyOperation, describeOperation } from './apply.ts';
import type { AcceptedOperation, CartState } from './types.ts';

export interface OtherEdit {
  readonly id: string;
  readonly by: string;
  readonly at: string;
  /** Such as `Changed HXB-12050-88Z from 300 to 400`. */
  readonly words: string;
}

/** Others' edits with a description of each, oldest first. `before` is the cart before the first. */
export function otherEdits(operations: readonly AcceptedOperation[], before: CartState): readonly OtherEdit[] {
  let cart = before;
  return operations.map((operation) => {
    const words = describeOperation(operation, cart);
    ({ cart } = applyOperation(cart, operation));
    return { id: operation.id, by: operation.by, at: operation.at, words };
  });
}
