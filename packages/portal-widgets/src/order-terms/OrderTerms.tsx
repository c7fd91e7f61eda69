import { Meter, StatusIcon } from '@portal/design-system';
import { formatCurrency } from '@portal/domain/format';
import type { MinimumOrder } from '@portal/domain/price';
import { orderSideMessages } from '../messages/order-side.tsx';
import { orderTermsMessages } from '../messages/order-terms.tsx';
import { SideSection } from '../order-side/SideSection.tsx';
import { DiscountsReport } from './DiscountsReport.tsx';
import * as css from './OrderTerms.css.ts';
import type { OrderTermsProps } from './OrderTerms.props.ts';
import { PromoCode } from './PromoCode.tsx';
import { SendOn } from './SendOn.tsx';

const messages = orderTermsMessages.minimum;

/** The part of the side panel with minimum order, promo code, discounts and dispatch date. */
export function OrderTerms(props: OrderTermsProps) {
  const { minimum, forward, lockedReason, format, onForward } = props;
  return (
    <SideSection title={orderSideMessages.terms}>
      {minimum && /[1-9]/.test(minimum.shortfall) ? (
        <Shortfall {...minimum} money={(amount) => formatCurrency(amount, format.currency_format)} />
      ) : null}
      <div className={css.facts}>
        {forward ? <SendOn {...forward} lockedReason={lockedReason} onForward={onForward} /> : null}
        <PromoCode {...props} />
        <DiscountsReport {...props} />
      </div>
    </SideSection>
  );
}

/** CART-23, CART-15: shown from the first line on, not only when Confirm is pressed. */
function Shortfall({ minimum, shortfall, money }: MinimumOrder & { money: (amount: string) => string }) {
  const present = Number(minimum) - Number(shortfall);
  return (
    <div role="status" className={css.short}>
      <span className={css.mark}>
        <StatusIcon kind="alert" tone="warning" />
      </span>
      <div>
        {messages.short(money(shortfall), money(minimum), (text) => (
          <b className={css.strong}>{text}</b>
        ))}
        <Meter
          label={messages.meter}
          value={present}
          max={Number(minimum)}
          text={messages.meterValue(money(present.toFixed(2)), money(minimum))}
        />
      </div>
    </div>
  );
}
