import { Button, Checkbox, Dialog } from '@portal/design-system';
import type { Ulid } from '@portal/domain/cart';
import { useState } from 'react';
import * as css from './QuoteSide.css.ts';
import type { OrderableLine } from './QuoteSide.props.ts';

export interface ChooseLinesProps {
  readonly lines: readonly OrderableLine[];
  readonly onOrder: (line_ids: readonly Ulid[]) => void;
  readonly onClose: () => void;
}

/** QQ-03: orders some lines of a quote. The quote keeps all of its lines. */
export function ChooseLines({ lines, onOrder, onClose }: ChooseLinesProps) {
  const [chosen, setChosen] = useState<ReadonlySet<Ulid>>(new Set());
  const ids = lines.filter(({ line_id }) => chosen.has(line_id)).map(({ line_id }) => line_id);
  const set = (line_id: Ulid, on: boolean) => {
    const next = new Set(chosen);
    if (on) next.add(line_id);
    else next.delete(line_id);
    setChosen(next);
  };
  const all = ids.length === lines.length;
  return (
    <Dialog
      title="Order some lines"
      description="They are copied into a new order. The quote stays as it is."
      open
      onOpenChange={(open) => !open && onClose()}
      foot={
        <Button
          kind="filled"
          reason={ids.length === 0 ? 'Choose at least one line' : undefined}
          onClick={() => onOrder(ids)}
        >
          {ids.length === 0 ? 'Order' : `Order ${ids.length} ${ids.length === 1 ? 'line' : 'lines'}`}
        </Button>
      }
    >
      <Checkbox
        checked={all ? true : ids.length === 0 ? false : 'mixed'}
        onCheckedChange={(on) => setChosen(new Set(on ? lines.map(({ line_id }) => line_id) : []))}
      >
        All {lines.length} lines
      </Checkbox>
      <ul className={css.list}>
        {lines.map(({ line_id, number, stock_code, description, quantity }) => (
          <li key={line_id} className={css.item}>
            <Checkbox checked={chosen.has(line_id)} hint={description} onCheckedChange={(on) => set(line_id, on)}>
              {number}. {stock_code}, {quantity}
            </Checkbox>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
