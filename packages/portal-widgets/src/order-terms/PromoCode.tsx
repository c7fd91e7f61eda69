import { Button, StatusIcon } from '@portal/design-system';
import { formatCurrency } from '@portal/domain/format';
import { type FormEvent, type RefObject, useEffect, useState } from 'react';
import { commonMessages } from '../messages/common.ts';
import { orderTermsMessages } from '../messages/order-terms.tsx';
import { ValidatedInput } from '../validated-input/ValidatedInput.tsx';
import * as css from './OrderTerms.css.ts';
import type { OrderTermsProps } from './OrderTerms.props.ts';
import { TouchedLines } from './TouchedLines.tsx';
import { useOpened } from './use-opened.ts';

const messages = orderTermsMessages.promo;

type PromoCodeProps = Pick<
  OrderTermsProps,
  'promo_code' | 'promo' | 'promoLines' | 'rules' | 'lockedReason' | 'format' | 'onPromo' | 'onLine'
>;

/** CART-16: one promo code per order. Its discount and lines, or the reason it was refused, stay visible. */
export function PromoCode(props: PromoCodeProps) {
  const { promo_code, promo, rules, lockedReason, onPromo } = props;
  const { open, set, box } = useOpened<HTMLFormElement>();
  // Close the field once the code is removed.
  useEffect(() => {
    if (promo_code !== '') set(false);
  }, [promo_code, set]);
  if (promo?.applied === true || (promo_code !== '' && promo === null)) return <Entered {...props} />;
  if (lockedReason !== null) return null;
  if (promo_code === '' && !open) {
    return (
      <>
        <span className={css.label}>{messages.label}</span>
        <span>
          {messages.none}{' '}
          <Button kind="text" aria-label={messages.enterLabel} onClick={() => set(true)}>
            {messages.enter}
          </Button>
        </span>
      </>
    );
  }
  // A refused code stays in the field to be corrected.
  return <Field box={box} key={promo_code} rules={rules} start={promo_code} error={promo?.message} onPromo={onPromo} />;
}

interface FieldProps extends Pick<PromoCodeProps, 'rules' | 'onPromo'> {
  readonly box: RefObject<HTMLFormElement | null>;
  readonly start: string;
  readonly error: string | undefined;
}

function Field({ box, rules, start, error, onPromo }: FieldProps) {
  /** Null while the field shows its own error (VAL-03). */
  const [draft, setDraft] = useState<string | null>(start);
  const code = (draft ?? '').trim().toUpperCase();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (draft !== null && code !== start) onPromo(code);
  };
  return (
    <form ref={box} className={css.form} onSubmit={submit}>
      <ValidatedInput
        model={rules}
        field="promo_code"
        label={messages.code}
        value={draft}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        error={code === start ? error : undefined}
        onValueChange={setDraft}
      />
      <span className={css.apply}>
        {start !== '' && draft !== null && (code === start || code === '') ? (
          <Button onClick={() => onPromo('')}>{commonMessages.remove}</Button>
        ) : (
          <Button type="submit" reason={draft !== null && code === '' ? messages.codeMissing : undefined}>
            {messages.apply}
          </Button>
        )}
      </span>
    </form>
  );
}

function Entered({ promo_code, promo, promoLines, lockedReason, format, onPromo, onLine }: PromoCodeProps) {
  const code = <b className={css.strong}>{promo_code}</b>;
  return (
    <div className={css.codeResult}>
      <span className={css.mark}>
        <StatusIcon kind={promo ? 'tick' : 'loading'} tone={promo ? 'positive' : 'faint'} />
      </span>
      <div role="status">
        {promo ? (
          <>
            {messages.applied(code, formatCurrency(promo.value, format.currency_format))}{' '}
            <span className={css.quiet}>{promo.name}.</span>
            <TouchedLines lines={promoLines} onLine={onLine} />
          </>
        ) : (
          messages.unchecked(code)
        )}
      </div>
      {lockedReason === null ? (
        <Button kind="text" size="s" aria-label={messages.removeLabel(promo_code)} onClick={() => onPromo('')}>
          {commonMessages.remove}
        </Button>
      ) : null}
    </div>
  );
}
