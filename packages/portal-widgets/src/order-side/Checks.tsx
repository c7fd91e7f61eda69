import { Button, StatusIcon } from '@portal/design-system';
import { type Check, checkIcons } from '../check-panel/order-check.ts';
import { orderSideMessages } from '../messages/order-side.tsx';
import * as css from './OrderSide.css.ts';
import type { ChecksProps } from './OrderSide.props.ts';
import { SideSection } from './SideSection.tsx';

const messages = orderSideMessages.checks;

/** Number of informational checks shown, so that delivery stays visible; the check dialog lists all. */
const mostToKnow = 4;

/** CART-23: blocking checks above informational ones, each with its remedy. */
export function Checks({ checks, onRemedy, onAll }: ChecksProps) {
  const must = checks.filter(({ weight }) => weight === 'must');
  const know = checks.filter(({ weight }) => weight === 'know');
  const listed = onAll && know.length > mostToKnow + 1 ? know.slice(0, mostToKnow) : know;
  const count = [
    must.length > 0 ? messages.toAnswer(must.length) : '',
    know.length > 0 ? messages.toKnow(know.length) : '',
  ];
  const item = (check: Check) => <CheckEntry key={check.id} check={check} onRemedy={onRemedy} />;
  return (
    <SideSection title={messages.title} aside={count.filter(Boolean).join(', ') || messages.nothingToAnswer}>
      {must.length > 0 ? <ul>{must.map(item)}</ul> : null}
      {must.length > 0 && know.length > 0 ? <hr className={css.rule} /> : null}
      {know.length > 0 ? <ul>{listed.map(item)}</ul> : null}
      {checks.length === 0 ? <p className={css.quiet}>{messages.empty}</p> : null}
      {onAll ? (
        <p className={css.after}>
          <Button kind="text" keyHint="C" onClick={onAll}>
            {listed.length < know.length ? messages.allOf(checks.length) : messages.all}
          </Button>
        </p>
      ) : null}
    </SideSection>
  );
}

function CheckEntry({ check, onRemedy }: { readonly check: Check } & Pick<ChecksProps, 'onRemedy'>) {
  const { id, weight, icon, tone, title, detail, remedies } = check;
  const [remedy] = remedies;
  const isMust = weight === 'must';
  return (
    <li className={css.check}>
      <span className={css.checkMark}>
        <StatusIcon kind={checkIcons[icon]} tone={tone} label={isMust ? messages.mustBeAnswered : undefined} />
      </span>
      <div>
        {isMust ? <b className={css.checkTitle}>{title}</b> : title}
        {detail ? <p className={css.checkDetail}>{detail}</p> : null}
      </div>
      {remedy === undefined && !isMust ? null : (
        <span className={css.checkAction}>
          {remedy === undefined ? null : (
            <Button kind="text" size="s" aria-label={`${remedy}: ${title}`} onClick={() => onRemedy(id, 0)}>
              {remedy}
            </Button>
          )}
        </span>
      )}
    </li>
  );
}
