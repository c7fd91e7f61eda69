import { Checks } from './Checks.tsx';
import { Confirm } from './Confirm.tsx';
import { Delivery } from './Delivery.tsx';
import * as css from './OrderSide.css.ts';
import type { OrderSideProps } from './OrderSide.props.ts';
import { Totals } from './Totals.tsx';

/** The side of an order: total, delivery, before you confirm, confirm. Under the table where there is no room beside it. */
export function OrderSide({ totals, delivery, terms, checks, confirm, instead }: OrderSideProps) {
  return (
    <aside aria-label="Order summary" className={css.side}>
      <Totals {...totals} />
      <Delivery {...delivery} />
      {terms}
      {instead ?? (
        <>
          <Checks {...checks} />
          <Confirm {...confirm} />
        </>
      )}
    </aside>
  );
}
