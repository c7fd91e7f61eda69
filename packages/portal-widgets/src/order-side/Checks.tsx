import { Button, Mark } from '@portal/design-system';
import { checkMarks } from '../check-panel/check-marks.ts';
import type { Check } from '../check-panel/order-check.ts';
import * as css from './OrderSide.css.ts';
import type { ChecksProps } from './OrderSide.props.ts';
import { SideSection } from './SideSection.tsx';

/** Number of informational checks shown, so that delivery stays visible; the check dialog lists all. */
const mostToKnow = 4;

/** CART-23: blocking checks above informational ones, each with its remedy. */
export function Checks({ checks, onRemedy, onAll }: ChecksProps) {
  const must = checks.filter(({ weight }) => weight === 'must');
  const know = checks.filter(({ weight }) => weight === 'know');
  const listed = onAll && know.length > mostToKnow + 1 ? know.slice(0, mostToKnow) : know;
  const count = [must.length > 0 ? `${must.length} to answer` : '', know.length > 0 ? `${know.length} to know` : ''];
  const item = (check: Check) => <CheckEntry key={check.id} check={check} onRemedy={onRemedy} />;
  return (
    <SideSection title="Before you confirm" aside={count.filter(Boolean).join(', ') || 'Nothing to answer'}>
      {must.length > 0 ? <ul>{must.map(item)}</ul> : null}
      {must.length > 0 && know.length > 0 ? <hr className={css.rule} /> : null}
      {know.length > 0 ? <ul>{listed.map(item)}</ul> : null}
      {checks.length === 0 ? <p className={css.quiet}>No issues found.</p> : null}
      {onAll ? (
        <p className={css.after}>
          <Button kind="text" keyHint="C" onClick={onAll}>
            {listed.length < know.length ? `Check the whole order, ${checks.length} in all` : 'Check the whole order'}
          </Button>
        </p>
      ) : null}
    </SideSection>
  );
}

function CheckEntry({ check, onRemedy }: { readonly check: Check } & Pick<ChecksProps, 'onRemedy'>) {
  const { id, weight, mark, tone, title, detail, remedies } = check;
  const [remedy] = remedies;
  const isMust = weight === 'must';
  return (
    <li className={css.check}>
      <span className={css.checkMark}>
        <Mark kind={checkMarks[mark]} tone={tone} label={isMust ? 'Must be answered' : undefined} />
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
