import type { Ulid } from '@portal/domain/cart';
import type { CartDocument, CartHeader } from '@portal/portal-client';
import { storeSeenOrder, useCartStatus, useConfirm } from '@portal/portal-client/react';
import { CheckPanel } from '@portal/portal-widgets';
import { useEffect } from 'react';
import { useChecks } from './use-checks.ts';
import type { LineWork } from './use-line-work.ts';

export interface CheckOrderProps {
  document: CartDocument;
  header: CartHeader;
  work: LineWork;
  onGoTo: (line_id: Ulid) => void;
  /** Moves focus to the entry line. */
  onAdd: () => void;
  onClose: () => void;
}

/** Stock by part in the order's warehouse, as currently shown. */
function stockOf(document: CartDocument): Readonly<Record<string, number>> {
  const views = document.getLineIds().flatMap((id) => document.getLine(id) ?? []);
  return Object.fromEntries(
    views.flatMap(({ line, stockHere }) => (stockHere ? [[line.stock_code, stockHere.available]] : [])),
  );
}

/** CART-23: the check before confirming. Stores the stock that it shows, so that a later visit can report what fell. */
export function CheckOrder({ document, header, work, onGoTo, onAdd, onClose }: CheckOrderProps) {
  const { pendingAction, unsent } = useCartStatus(document);
  const { confirm } = useConfirm(document);
  const checks = useChecks(document, work);
  const { cartId } = document;

  // Counts as seen what was shown, also when the user leaves the page with the panel open.
  useEffect(() => () => storeSeenOrder(cartId, { stock: stockOf(document) }), [cartId, document]);

  useEffect(() => {
    if (header.confirmed) onClose();
  }, [header.confirmed, onClose]);

  return (
    <CheckPanel
      checks={checks}
      looking={work.checks.waiting() > 0}
      blocked={unsent === 0 && !header.confirm_allowed ? header.confirm_short_reason : null}
      busy={pendingAction !== null}
      onRemedy={(check_id, remedy) => {
        if (!work.checks.carryOut(check_id, remedy)) onAdd();
      }}
      onGoTo={({ line }) => {
        onClose();
        if (line) onGoTo(line.id);
      }}
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}
