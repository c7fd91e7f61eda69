import { type KeyboardEvent, memo, useRef, useState } from 'react';
import * as css from './OrderRow.css.ts';
import { lessIcon, moreIcon } from './row-marks.tsx';
import { useOrderTable } from './table-context.ts';

export interface QuantityCellProps {
  readonly lineId: string;
  readonly number: number;
  /** As it reads at rest. */
  readonly shown: string;
  /** What was typed before it was rounded, as it reads; empty for nothing. */
  readonly struck: string;
  /** Less and more stay in sight; otherwise they come with focus. */
  readonly stepper: boolean;
}

/** Text first: a digit typed is a quantity on its way. While the field has focus it shows what was typed, whatever comes of it. */
export const QuantityCell = memo(function QuantityCell({ lineId, number, shown, struck, stepper }: QuantityCellProps) {
  const { onQuantity, onStep, locked } = useOrderTable();
  // Of one line: the element may stand for another line by the next render.
  const [draft, setDraft] = useState<{ readonly of: string; readonly text: string } | null>(null);
  const [focused, setFocused] = useState<string | null>(null);
  const before = useRef(shown);
  const typed = draft?.of === lineId ? draft.text : null;
  const steps = (stepper || focused === lineId) && !locked;

  const settle = () => {
    setFocused(null);
    if (typed === null) return;
    setDraft(null);
    onQuantity(lineId, typed, 'done');
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
      event.preventDefault();
      setDraft(null);
      onStep(lineId, event.key === 'ArrowUp' ? 1 : -1);
    } else if (event.key === 'Escape' && typed !== null) {
      setDraft(null);
      onQuantity(lineId, before.current, 'done');
    }
  };
  return (
    <span className={steps ? css.stepping : css.quantity}>
      {steps ? (
        <button
          type="button"
          tabIndex={-1}
          aria-label={`Less of line ${number}`}
          className={css.step}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onStep(lineId, -1)}
        >
          {lessIcon}
        </button>
      ) : null}
      {struck !== '' && typed === null && !steps ? <s className={css.struck}>{struck}</s> : null}
      <input
        autoComplete="off"
        tabIndex={-1}
        readOnly={locked || undefined}
        aria-label={`Quantity, line ${number}`}
        className={css.quantityField}
        value={typed ?? shown}
        onFocus={() => {
          before.current = shown;
          setFocused(lineId);
        }}
        onChange={(event) => {
          setDraft({ of: lineId, text: event.target.value });
          onQuantity(lineId, event.target.value, 'typing');
        }}
        onBlur={settle}
        onKeyDown={onKeyDown}
      />
      {steps ? (
        <button
          type="button"
          tabIndex={-1}
          aria-label={`More of line ${number}`}
          className={css.step}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onStep(lineId, 1)}
        >
          {moreIcon}
        </button>
      ) : null}
    </span>
  );
});
