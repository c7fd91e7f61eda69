import { Suspense } from 'react';
import { orderSideMessages as messages } from '../messages/order-side.tsx';
import { Checks } from './Checks.tsx';
import { Confirm } from './Confirm.tsx';
import { Delivery } from './Delivery.tsx';
import * as css from './OrderSide.css.ts';
import type { OrderSideProps } from './OrderSide.props.ts';
import { SideSection } from './SideSection.tsx';

/** The side panel of an order: total, checks, delivery, confirm. Below the table where there is no room beside it. */
export function OrderSide({ totals, delivery, terms, documents, checks, confirm, instead }: OrderSideProps) {
  return (
    <aside aria-label={messages.label} className={css.side}>
      {totals}
      {instead || !checks ? null : <Checks {...checks} />}
      <Delivery {...delivery} />
      {documents}
      {terms ? <Suspense fallback={<TermsToCome />}>{terms}</Suspense> : null}
      {instead ?? <Confirm {...confirm} />}
    </aside>
  );
}

/** Placeholder as high as the terms of most orders, so that the content below does not move when they load. */
function TermsToCome() {
  return (
    <SideSection title={messages.terms}>
      <div className={css.toCome} aria-busy="true" />
    </SideSection>
  );
}
