import { Button, Dialog, RadioGroup } from '@portal/design-system';
import type { CartSummary } from '@portal/domain/cart';
import { formatCurrency } from '@portal/domain/format';
import { useState } from 'react';
import type { FormatOptions } from '../internal/format-options.ts';
import { orderListMessages } from '../messages/order-list.tsx';

const messages = orderListMessages.merge;

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
  const reason = targets.length === 0 ? messages.noTargetReason : messages.chooseFirst;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={messages.title(name)}
      description={messages.description(name)}
      foot={
        <>
          <Button onClick={onClose}>{messages.cancel}</Button>
          <Button
            kind="filled"
            loading={busy}
            reason={into ? undefined : reason}
            onClick={() => into && onMerge(into.orderNum)}
          >
            {into ? messages.mergeInto(into.prettyName) : messages.merge}
          </Button>
        </>
      }
    >
      {targets.length === 0 ? (
        <p>{messages.noTarget}</p>
      ) : (
        <RadioGroup
          label={messages.target}
          value={chosen}
          options={targets.map(({ orderNum, prettyName, line_count, total }) => ({
            value: orderNum,
            label: prettyName,
            hint: messages.targetHint(orderNum, line_count, formatCurrency(total, format.currency_format)),
          }))}
          onValueChange={setChosen}
        />
      )}
    </Dialog>
  );
}
