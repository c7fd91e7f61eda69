import type { ReactNode } from 'react';
import type { LineView } from './line-view.ts';
import * as css from './quantity.css.ts';
import { lessIcon, moreIcon } from './row-marks.tsx';
import type { OrderTableContextValue } from './table-context.ts';

/** The field of a line while it has focus. Of one line, for by the next render the element may stand for another. */
export interface Typing {
  readonly of: string;
  /** What has been typed; null while nothing has. */
  readonly text: string | null;
  /** What stood there before, for Escape. */
  readonly before: string;
}

export interface QuantityInput {
  readonly view: LineView;
  /** Less and more stay in sight; otherwise they come with focus. */
  readonly stepper: boolean;
  /** A quantity as it reads. */
  readonly written: (pieces: number) => string;
  readonly table: OrderTableContextValue;
  readonly typing: Typing | null;
  readonly setTyping: (typing: Typing | null) => void;
}

/**
 * Text first: a digit typed is a quantity on its way. While the field has focus it shows what was typed, whatever comes of it. Part of
 * its row and no component of its own, since there is one in every row.
 */
export function quantityCell({ view, stepper, written, table, typing, setTyping }: QuantityInput): ReactNode {
  const { line, number, struck } = view;
  const { line_id } = line;
  const { locked, onQuantity, onStep } = table;
  const shown = written(line.order_quantity);
  const now = typing?.of === line_id ? typing : null;
  const steps = (stepper || now !== null) && !locked;
  return (
    <>
      <input
        autoComplete="off"
        tabIndex={-1}
        readOnly={locked || undefined}
        aria-label={`Quantity, line ${number}`}
        className={steps ? `${css.quantity} ${css.stepping}` : css.quantity}
        value={now?.text ?? shown}
        onFocus={() => setTyping({ of: line_id, text: null, before: shown })}
        onChange={(event) => {
          const text = event.target.value;
          setTyping({ of: line_id, text, before: now?.before ?? shown });
          onQuantity(line_id, text, 'typing');
        }}
        onBlur={() => {
          setTyping(null);
          if (now && now.text !== null) onQuantity(line_id, now.text, 'done');
        }}
        onKeyDown={(event) => {
          if (event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
            event.preventDefault();
            setTyping({ of: line_id, text: null, before: shown });
            onStep(line_id, event.key === 'ArrowUp' ? 1 : -1);
          } else if (event.key === 'Escape' && now && now.text !== null) {
            setTyping({ ...now, text: null });
            // What was typed may have been no quantity: then nothing changed, and there is nothing to take back.
            if (shown !== now.before) onQuantity(line_id, now.before, 'done');
          }
        }}
      />
      {struck !== null && !steps ? (
        <s className={css.struck} style={{ right: `calc(19px + ${shown.length}ch)` }}>
          {written(struck)}
        </s>
      ) : null}
      {steps ? stepButtons(line_id, number, onStep) : null}
    </>
  );
}

/** The pointer's way to step; the keyboard's is Alt and an arrow, which saves two tab stops a line. Focus stays in the field. */
function stepButtons(id: string, number: number, onStep: QuantityInput['table']['onStep']): ReactNode {
  return (
    <>
      <button
        type="button"
        tabIndex={-1}
        aria-label={`Less of line ${number}`}
        className={css.less}
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => onStep(id, -1)}
      >
        {lessIcon}
      </button>
      <button
        type="button"
        tabIndex={-1}
        aria-label={`More of line ${number}`}
        className={css.more}
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => onStep(id, 1)}
      >
        {moreIcon}
      </button>
    </>
  );
}
