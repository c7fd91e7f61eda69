import { Button, Dialog, RadioGroup } from '@portal/design-system';
import type { CartSummary } from '@portal/domain/cart';
import { formatCurrency } from '@portal/domain/format';
import { useState } from 'react';
import type { FormatOptions } from '../internal/format-options.ts';

export interface MergeDialogProps {
  /** The order whose lines are added to another. */
  readonly name: string;
  readonly targets: readonly CartSummary[];
  readonly format: FormatOptions;
  readonly busy: boolean;
  readonly onMerge: (into: string) => void;
  readonly onClose: () => void;
}

/** CART-14: asks which order receives the lines and explains the result before merging. */
export function MergeDialog({ name, targets, format, busy, onMerge, onClose }: MergeDialogProps) {
  const [chosen, setChosen] = useState<string | null>(null);
  const into = targets.find(({ orderNum }) => orderNum === chosen);
  const reason = targets.length === 0 ? 'There is no other open order' : 'Choose an order first';
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Merge ${name} into another order`}
      description={`The lines of ${name} are added to the order that you choose; quantities of the same part add up. ${name} is then cancelled. It keeps its lines and can be opened again.`}
      foot={
        <>
          <Button onClick={onClose}>Keep both orders</Button>
          <Button
            kind="filled"
            loading={busy}
            reason={into ? undefined : reason}
            onClick={() => into && onMerge(into.orderNum)}
          >
            {into ? `Merge into ${into.prettyName}` : 'Merge'}
          </Button>
        </>
      }
    >
      {targets.length === 0 ? (
        <p>This account has no other open order.</p>
      ) : (
        <RadioGroup
          label="Add the lines to"
          value={chosen}
          options={targets.map(({ orderNum, prettyName, line_count, total }) => ({
            value: orderNum,
            label: prettyName,
            hint: `${orderNum}, ${line_count} ${line_count === 1 ? 'line' : 'lines'}, ${formatCurrency(total, format.currency_format)}`,
          }))}
          onValueChange={setChosen}
        />
      )}
    </Dialog>
  );
}
