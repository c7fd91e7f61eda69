import { Button, DateField } from '@portal/design-system';
import { weekdayDate } from '@portal/domain/format';
import { commonMessages } from '../messages/common.ts';
import { orderTermsMessages } from '../messages/order-terms.tsx';
import * as css from './OrderTerms.css.ts';
import type { ForwardDate, OrderTermsProps } from './OrderTerms.props.ts';
import { useOpened } from './use-opened.ts';

const messages = orderTermsMessages.dispatch;

type SendOnProps = ForwardDate & Pick<OrderTermsProps, 'lockedReason' | 'onForward'>;

/** CART-17: the day an order is sent; open while choosing. */
export function SendOn({ value, first, last, today, lockedReason, onForward }: SendOnProps) {
  const { open, set, box } = useOpened<HTMLDivElement>();
  if (lockedReason === null && open) {
    return (
      <div ref={box} className={css.wide}>
        <DateField
          label={messages.label}
          hint={messages.hint}
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
      <span className={css.label}>{messages.label}</span>
      <span>
        {value === null ? messages.none : weekdayDate(value)}{' '}
        {lockedReason === null ? (
          <Button kind="text" aria-label={messages.changeLabel} onClick={() => set(true)}>
            {commonMessages.change}
          </Button>
        ) : null}
      </span>
    </>
  );
}
