import { Button, DateField } from '@portal/design-system';
import { weekdayDate } from '@portal/domain/format';
import * as css from './OrderTerms.css.ts';
import type { ForwardDate, OrderTermsProps } from './OrderTerms.props.ts';
import { useOpened } from './use-opened.ts';

type SendOnProps = ForwardDate & Pick<OrderTermsProps, 'lockedReason' | 'onForward'>;

/** CART-17: the day an order is sent; open while choosing. */
export function SendOn({ value, first, last, today, lockedReason, onForward }: SendOnProps) {
  const { open, set, box } = useOpened<HTMLDivElement>();
  if (lockedReason === null && open) {
    return (
      <div ref={box} className={css.wide}>
        <DateField
          label="Send on"
          hint="Leave empty to send it as soon as it is submitted."
          value={value}
          min={first}
          max={last}
          today={today}
          onValueChange={(day) => {
            set(false);
            onForward(day);
          }}
        />
      </div>
    );
  }
  return (
    <>
      <span className={css.label}>Send on</span>
      <span>
        {value === null ? 'As soon as submitted' : weekdayDate(value)}{' '}
        {lockedReason === null ? (
          <Button kind="text" aria-label="Change the dispatch date" onClick={() => set(true)}>
            Change
          </Button>
        ) : null}
      </span>
    </>
  );
}
