import { Button, Mark, type MarkKind } from '@portal/design-system';
import * as css from './OrderSide.css.ts';
import type { Check, ChecksProps } from './OrderSide.props.ts';
import { SideSection } from './SideSection.tsx';

const marks = {
  answer: 'alert',
  dearer: 'rising',
  cheaper: 'falling',
  out_of_stock: 'barred',
  ask: 'telephone',
  changed: 'rounded',
} as const satisfies Record<Check['mark'], MarkKind>;

/** CART-23: what must be answered above what is only to be known, each with its remedy. */
export function Checks({ checks, onRemedy, onAll }: ChecksProps) {
  const must = checks.filter(({ weight }) => weight === 'must');
  const know = checks.filter(({ weight }) => weight === 'know');
  const count = [must.length > 0 ? `${must.length} to answer` : '', know.length > 0 ? `${know.length} to know` : ''];
  const item = (check: Check) => (
    <li key={check.id} className={css.check}>
      <span className={css.checkMark}>
        <Mark
          kind={marks[check.mark]}
          tone={check.tone}
          label={check.weight === 'must' ? 'Must be answered' : undefined}
        />
      </span>
      <div>
        {check.weight === 'must' ? <b className={css.checkTitle}>{check.title}</b> : check.title}
        {check.detail ? <p className={css.checkDetail}>{check.detail}</p> : null}
      </div>
      {check.remedy ? (
        <span className={css.checkAction}>
          <Button
            kind="text"
            size="s"
            aria-label={`${check.remedy}: ${check.title}`}
            onClick={() => onRemedy(check.id)}
          >
            {check.remedy}
          </Button>
        </span>
      ) : null}
    </li>
  );
  return (
    <SideSection title="Before you confirm" aside={count.filter(Boolean).join(', ') || 'Nothing to answer'}>
      {must.length > 0 ? <ul>{must.map(item)}</ul> : null}
      {must.length > 0 && know.length > 0 ? <hr className={css.rule} /> : null}
      {know.length > 0 ? <ul>{know.map(item)}</ul> : null}
      {checks.length === 0 ? <p className={css.quiet}>Every line has a price and what it needs.</p> : null}
      {onAll ? (
        <p className={css.after}>
          <Button kind="text" keyHint="C" onClick={onAll}>
            Check the whole order
          </Button>
        </p>
      ) : null}
    </SideSection>
  );
}
