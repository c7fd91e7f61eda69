import { type OtherEdit, otherEdits } from '@portal/domain/cart';
import { useEffect, useState } from 'react';
import type { CartDocument } from '../cart/types.ts';

/** Older edits are dropped. */
const most = 30;

/** CART-18: what other people have changed in a cart while it is on the screen, newest first. */
export function useOtherEdits(document: CartDocument): readonly OtherEdit[] {
  const [edits, setEdits] = useState<readonly OtherEdit[]>([]);
  useEffect(
    () =>
      document.listenOthers((operations, before) => {
        const fresh = otherEdits(operations, before).toReversed();
        setEdits((known) => [...fresh, ...known].slice(0, most));
      }),
    [document],
  );
  return edits;
}
