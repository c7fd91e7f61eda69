import { Suspense } from 'react';
import { Checks } from './Checks.tsx';
import { Confirm } from './Confirm.tsx';
import { Delivery } from './Delivery.tsx';
import * as css from './OrderSide.css.ts';
import type { OrderSideProps } from './OrderSide.props.ts';
import { SideSection } from './SideSection.tsx';

/** The side of an order: total, before you confirm, delivery, confirm. What stands in the way is seen without scrolling. Under the table where there is no room beside it. */
export function OrderSide({ totals, delivery, terms, checks, confirm, instead }: OrderSideProps) {
  return (
    <aside aria-label="Order summary" className={css.side}>
      {totals}
      {instead || !checks ? null : <Checks {...checks} />}
      <Delivery {...delivery} />
      {terms ? <Suspense fallback={<TermsToCome />}>{terms}</Suspense> : null}
      {instead ?? <Confirm {...confirm} />}
    </aside>
  );
}

/** As high as the terms are on most orders: what stands beneath them does not move when they have come. */
function TermsToCome() {
  return (
    <SideSection title="Terms">
      <div className={css.toCome} aria-busy="true" />
    </SideSection>
  );
}
