import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { type LeftTyping, leftTyping } from '../cart/left-typing.ts';
import { lockedReason } from '../cart/locked.ts';
import type { CartDocument } from '../cart/types.ts';
import { useCartHeader, useCartStatusPart } from './use-cart-document.ts';
import { useFormat } from './use-format.ts';

const none: readonly LeftTyping[] = [];

/** Text that an earlier page left in this order without entering it, to offer to the buyer. */
export function useLeftTyping(document: CartDocument): readonly LeftTyping[] {
  const stored = useSyncExternalStore(document.typed.subscribe, document.typed.getLeft);
  const isReady = useCartStatusPart(document, (status) => status.load === 'ready' || status.load === 'kept');
  const header = useCartHeader(document);
  const { number_format } = useFormat();
  const isOpen = isReady && header !== null && lockedReason(header) === null;
  // Read once: what the buyer does with a line afterwards does not change the offer.
  const left = useMemo(
    () => (isOpen && stored.length > 0 ? leftTyping(document, stored, number_format) : none),
    [document, stored, isOpen, number_format],
  );
  const isObsolete = isOpen && stored.length > 0 && left.length === 0;
  useEffect(() => {
    if (isObsolete) document.typed.settleLeft();
  }, [document, isObsolete]);
  return left;
}
