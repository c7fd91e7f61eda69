import { Button, Checkbox, Dialog } from '@portal/design-system';
import type { Ulid } from '@portal/domain/cart';
import { useState } from 'react';
import { quoteSideMessages } from '../messages/quote-side.ts';
import * as css from './QuoteSide.css.ts';
import type { OrderableLine } from './QuoteSide.props.ts';

const messages = quoteSideMessages.choose;

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
      title={quoteSideMessages.orderSome}
      description={messages.hint}
      open
      onOpenChange={(open) => !open && onClose()}
      foot={
        <Button kind="filled" reason={ids.length === 0 ? messages.chooseFirst : undefined} onClick={() => onOrder(ids)}>
          {ids.length === 0 ? messages.order : messages.orderLines(ids.length)}
        </Button>
      }
    >
      <Checkbox
        checked={all ? true : ids.length === 0 ? false : 'mixed'}
        onCheckedChange={(on) => setChosen(new Set(on ? lines.map(({ line_id }) => line_id) : []))}
      >
        {messages.all(lines.length)}
      </Checkbox>
      <ul className={css.list}>
        {lines.map(({ line_id, number, stock_code, description, quantity }) => (
          <li key={line_id} className={css.item}>
            <Checkbox checked={chosen.has(line_id)} hint={description} onCheckedChange={(on) => set(line_id, on)}>
              {messages.line(number, stock_code, quantity)}
            </Checkbox>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
