import { Button, Icon, Menu } from '@portal/design-system';
import { ChevronDown, Truck } from '@portal/design-system/icons';
import { formatCurrency } from '@portal/domain/format';
import { orderSideMessages } from '../messages/order-side.tsx';
import * as css from './OrderSide.css.ts';
import type { DeliveryProps } from './OrderSide.props.ts';
import { SideSection } from './SideSection.tsx';

const messages = orderSideMessages.delivery;

/** DLV-01: the chosen delivery option, its cost and the details of this delivery. */
export function Delivery(props: DeliveryProps) {
  const { warehouseName, options, chosen, isAwaited = false, facts, format, lockedReason, onChoose, onFact } = props;
  const money = (amount: string) => formatCurrency(amount, format.currency_format);
  const option = options.find(({ code }) => code === chosen);
  const words = (name: string, days: string) => (days === '' ? name : messages.option(name, days));
  const pick = (
    <button type="button" className={css.pick} aria-disabled={lockedReason !== null || undefined}>
      <Icon icon={Truck} />
      <b className={css.pickName}>{option ? words(option.name, option.days) : messages.choose}</b>
      {option && !isAwaited ? <span className={css.quiet}>{money(option.charge)}</span> : null}
      <span className={css.pickEnd}>
        <Icon icon={ChevronDown} size="s" />
      </span>
    </button>
  );
  return (
    <SideSection title={messages.title} aside={messages.from(warehouseName)}>
      {lockedReason === null ? (
        <Menu
          trigger={pick}
          entries={options.map(({ code, name, days, charge }) => ({
            key: code,
            label: words(name, days),
            ...(isAwaited ? {} : { keyHint: money(charge) }),
            checked: code === chosen,
            onSelect: () => onChoose(code),
          }))}
        />
      ) : (
        pick
      )}
      <dl className={css.facts}>
        {facts.map(({ label, value, detail, action }) => (
          <div key={label} className={css.fact}>
            <dt className={css.quiet}>{label}</dt>
            <dd>
              {value}
              {detail ? <span className={css.detail}>{detail}</span> : null}
              {action ? (
                <>
                  {' '}
                  <Button kind="text" onClick={() => onFact(action.id)}>
                    {action.label}
                  </Button>
                </>
              ) : null}
            </dd>
          </div>
        ))}
      </dl>
    </SideSection>
  );
}
