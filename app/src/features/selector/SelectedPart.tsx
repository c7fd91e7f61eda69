import { Skeleton, Stack } from '@portal/design-system';
import { usePortal } from '@portal/portal-client/react';
import type { SelectorAdding } from '@portal/portal-widgets';
import { Suspense } from 'react';
import { usePartView } from '../../lazy/part-view.ts';
import type { TradePlace } from './data/use-row-prices.ts';

const waiting = (
  <Stack gap={3}>
    <Skeleton width="xl" />
    <Skeleton width="full" />
  </Stack>
);

export interface SelectedPartProps {
  stock_code: string;
  place: TradePlace;
  adding: SelectorAdding | null;
  onClose: () => void;
}

/** The part panel below a row of the selector (PART-08), with a button to add the part (PART-02). */
export function SelectedPart({ stock_code, place, adding, onClose }: SelectedPartProps) {
  const PartView = usePartView();
  const { catalogue } = usePortal();
  const open = adding && adding.lockedReason === null ? adding : null;
  const add = (code: string, quantity?: number) => {
    open?.onAdd(code, String(quantity ?? catalogue.facts(code)?.sell_quantity_minimum ?? 1));
  };
  return (
    <Suspense fallback={waiting}>
      <PartView
        stock_code={stock_code}
        context="selector"
        accode={place.accode}
        quote={place.quote}
        warehouse={place.warehouse}
        add={open ? (open.to === 'Order' ? 'order' : 'quote') : null}
        {...(open ? { onAdd: add } : {})}
        onClose={onClose}
      />
    </Suspense>
  );
}
