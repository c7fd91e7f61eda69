import { cx, Icon, useLatest } from '@portal/design-system';
import { Minus, Plus } from '@portal/design-system/icons';
import { formatNumber } from '@portal/domain/format';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { orderTableMessages } from '../messages/order-table.ts';
import { useLine, useOrderTable } from './line-context.ts';
import type { LineCell } from './order-cells.tsx';
import * as css from './quantity.css.ts';

const messages = orderTableMessages.cells;

/** Characters of the quantity and the struck input that fit side by side. When there are more, only the note shows the input. */
const roomForBoth = 8;
const isLetter = /^[a-z]$/i;

/** The quantity of a line: a field, or text when it cannot be ordered. */
export const quantityOf: LineCell = ({ line, status, struck }, { format }) => {
  const written = (pieces: number) => formatNumber(pieces, format.number_format);
  if (status === 'removed')
    return <span className={css.quantityOff}>{messages.wasQuantity(written(line.last_order_quantity))}</span>;
  if (status === 'poa') return <span className={css.quantityOff}>{written(line.order_quantity)}</span>;
  return <QuantityField shown={written(line.order_quantity)} struck={struck === null ? '' : written(struck)} />;
};

interface QuantityFieldProps {
  readonly shown: string;
  /** What the buyer typed before rounding; empty when nothing was rounded. */
  readonly struck: string;
}

/** A typed digit edits the quantity directly. While focused, the field shows exactly what was typed. */
function QuantityField({ shown, struck }: QuantityFieldProps) {
  const { view, open } = useLine();
  const { source, locked, showMinusQuantity, stepsOnFocus, onQuantity, onStep } = useOrderTable();
  const { line_id } = view.line;
  const [isFocused, setFocused] = useState(false);
  const [text, setText] = useState<string | null>(null);
  // A ref, because events may read it before the next render: Escape moves the focus immediately.
  const typed = useRef<string | null>(null);
  const before = useRef(shown);
  const type = (next: string | null) => {
    typed.current = next;
    setText(next);
  };
  // A field that unmounts while focused gets no blur event: commit what was typed, unless the line can no longer be ordered.
  const latest = useLatest({ source, onQuantity });
  useEffect(
    () => () => {
      const text = typed.current;
      const status = latest.current.source.line(line_id)?.status;
      if (text === null || status === undefined || status === 'removed' || status === 'poa') return;
      typed.current = null;
      latest.current.onQuantity(line_id, text, 'done');
    },
    [line_id, latest],
  );
  const onFocus = () => {
    before.current = shown;
    setFocused(true);
  };
  const onBlur = () => {
    if (typed.current !== null) onQuantity(line_id, typed.current, 'done');
    type(null);
    setFocused(false);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
      event.preventDefault();
      before.current = shown;
      type(null);
      onStep(line_id, event.key === 'ArrowUp' ? 1 : -1);
    } else if (
      typed.current === null &&
      isLetter.test(event.key) &&
      !event.ctrlKey &&
      !event.metaKey &&
      !event.altKey
    ) {
      // A quantity never starts with a letter: this was meant as a line shortcut, which needs Alt inside a field.
      event.preventDefault();
    } else if (event.key === 'Escape' && typed.current !== null) {
      type(null);
      // Restore only if the value changed: what was typed may not have been a valid quantity.
      onQuantity(line_id, shown === before.current ? '' : before.current, 'done');
    }
  };
  const hasSteps = (open || showMinusQuantity || (isFocused && stepsOnFocus)) && !locked;
  return (
    <>
      <input
        autoComplete="off"
        tabIndex={-1}
        aria-label={messages.quantity(view.number)}
        readOnly={locked}
        data-typed={text === null ? undefined : ''}
        className={cx(css.quantity, hasSteps && css.stepping)}
        value={text ?? shown}
        onFocus={onFocus}
        onBlur={onBlur}
        onChange={(event) => {
          type(event.target.value);
          onQuantity(line_id, event.target.value, 'typing');
        }}
        onKeyDown={onKeyDown}
      />
      {hasSteps ? (
        <>
          <StepButton direction={-1} />
          <StepButton direction={1} />
        </>
      ) : struck !== '' && struck.length + shown.length <= roomForBoth ? (
        <s className={css.struck} style={{ right: `calc(19px + ${shown.length}ch)` }}>
          {struck}
        </s>
      ) : null}
    </>
  );
}

/** Stepper for the pointer; the keyboard uses Alt and an arrow, which saves two tab stops per line. Focus stays in the field. */
function StepButton({ direction }: { readonly direction: 1 | -1 }) {
  const { view } = useLine();
  const { onStep } = useOrderTable();
  const more = direction === 1;
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-label={more ? messages.increase(view.number) : messages.reduce(view.number)}
      className={more ? css.more : css.less}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onStep(view.line.line_id, direction)}
    >
      <Icon icon={more ? Plus : Minus} size="s" />
    </button>
  );
}
