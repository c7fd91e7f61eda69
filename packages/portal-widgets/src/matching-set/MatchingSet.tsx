import { Button, Link, NumberField } from '@portal/design-system';
import { formatCurrency, formatNumber } from '@portal/domain/format';
import { AppLink } from '../internal/AppLink.tsx';
import type { FormatOptions } from '../internal/format-options.ts';
import { matchingSetMessages as messages } from '../messages/matching-set.ts';
import * as css from './MatchingSet.css.ts';

/** A part of a set, for the chosen number of sets. */
export interface MatchingSetPart {
  readonly stock_code: string;
  readonly description: string;
  /** Pieces in one set. */
  readonly per_set: number;
  /** Pieces to add, as the part is sold. */
  readonly quantity: number;
  /** AUD for these pieces; null while loading and without a price. */
  readonly extended: string | null;
}

export interface MatchingSetProps {
  readonly parts: readonly MatchingSetPart[];
  /** Null for users without prices, who see the parts only. */
  readonly buying: {
    readonly sets: number;
    readonly onSets: (sets: number) => void;
    /** AUD for 100 sets and for all that are chosen; null while loading and if a part has no price. */
    readonly per_hundred: string | null;
    readonly total: string | null;
    /** True until the prices have arrived. */
    readonly loading: boolean;
    /** Whole sets in stock; null while unknown. */
    readonly in_stock: number | null;
    /** Omitted for users who cannot add to an order. */
    readonly onAdd?: () => void;
    readonly lockedReason?: string | null;
  } | null;
  readonly format: FormatOptions;
}

/** A set of parts that fit each other, with the price of the set and one button that adds all of them (SRCH-01). */
export function MatchingSet({ parts, buying, format }: MatchingSetProps) {
  const number = (value: number) => formatNumber(value, format.number_format);
  const money = (amount: string) => formatCurrency(amount, format.currency_format);
  return (
    <section aria-label={messages.label} className={css.set}>
      <h2 className={css.heading}>
        {messages.label} <span className={css.aside}>{messages.aside}</span>
      </h2>
      <ul className={css.parts}>
        {parts.map(({ stock_code, description, per_set, quantity, extended }) => (
          <li key={stock_code} className={buying ? css.pricedPart : css.part}>
            <span className={css.code}>
              <Link kind="plain" asChild>
                <AppLink to={`/part/${encodeURIComponent(stock_code)}`}>{stock_code}</AppLink>
              </Link>
            </span>
            <span className={css.description}>{description}</span>
            <span className={css.perSet}>{messages.perSet(number(per_set))}</span>
            {buying ? (
              <>
                <span className={css.pieces}>{messages.pieces(number(quantity))}</span>
                <span className={css.amount}>{extended === null ? '–' : money(extended)}</span>
              </>
            ) : null}
          </li>
        ))}
      </ul>
      {buying ? (
        <div className={css.foot}>
          <p className={css.facts}>
            <b>
              {buying.per_hundred === null
                ? buying.loading
                  ? ''
                  : messages.priceUnknown
                : messages.price(money(buying.per_hundred))}
            </b>
            {buying.in_stock === null ? null : (
              <span className={css.aside}>{messages.inStock(number(buying.in_stock))}</span>
            )}
          </p>
          <span className={css.sets}>
            <NumberField
              label={messages.sets}
              hideLabel
              value={buying.sets}
              min={1}
              onValueChange={(next) => next !== null && next >= 1 && buying.onSets(Math.ceil(next))}
            />
          </span>
          {buying.onAdd ? (
            <Button reason={buying.lockedReason ?? undefined} onClick={buying.onAdd}>
              {messages.add}
            </Button>
          ) : null}
          <b className={css.total}>{buying.total === null ? '' : money(buying.total)}</b>
        </div>
      ) : null}
    </section>
  );
}
