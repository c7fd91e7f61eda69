import type { SetPart } from '@portal/domain/catalogue';
import { quantityRules, roundQuantity } from '@portal/domain/line';
import { setPrice } from '@portal/domain/price';
import { accountOf, useFormat, usePortal, usePrices, useSession } from '@portal/portal-client/react';
import { MatchingSet, type SelectorAdding } from '@portal/portal-widgets';
import { useState } from 'react';
import type { TradePlace } from './data/use-row-prices.ts';

export interface SetOfResultsProps {
  readonly set: readonly SetPart[];
  readonly place: TradePlace;
  readonly adding: SelectorAdding | null;
}

/** The matching set of a search, with the account's prices for the chosen number of sets. */
export function SetOfResults({ set, place, adding }: SetOfResultsProps) {
  const { catalogue } = usePortal();
  const format = useFormat();
  const account = accountOf(useSession(), place.accode);
  const { prices } = usePrices(
    { accode: account?.accode ?? null, quote: place.quote },
    set.map(({ stock_code }) => stock_code),
  );
  const known = set.flatMap(({ stock_code, quantity: per_set }) => {
    const facts = catalogue.facts(stock_code);
    return facts ? [{ facts, per_set, rules: quantityRules(facts), priced: prices.get(stock_code) }] : [];
  });
  const least = Math.max(1, ...known.map(({ rules, per_set }) => Math.ceil(rules.minimum / per_set)));
  const [chosen, setChosen] = useState<number | null>(null);
  const sets = chosen ?? least;
  const parts = known.map(({ facts, per_set, rules, priced }) => ({
    stock_code: facts.stock_code,
    description: facts.description,
    per_set,
    quantity: roundQuantity(Math.max(sets * per_set, rules.minimum), rules).quantity,
    pricing: priced?.part?.pricing ?? [],
    price_per: priced?.part?.price_per ?? 1,
    availability: priced?.part?.availability ?? null,
    loading: !priced || (priced.state === 'loading' && !priced.part),
  }));
  const price = setPrice(parts, account?.web_discount ?? '0');
  const inStock = parts.map(({ availability, per_set }) => {
    if (!availability) return null;
    const here = availability.filter(
      ({ warehouse_code }) => !place.warehouse || warehouse_code === place.warehouse.code,
    );
    return Math.floor(here.reduce((sum, { available }) => sum + Math.max(0, available), 0) / per_set);
  });
  return (
    <MatchingSet
      parts={parts.map((part, index) => ({ ...part, extended: price.extended[index] ?? null }))}
      buying={
        account && {
          sets,
          onSets: setChosen,
          per_hundred: price.per_hundred,
          total: price.total,
          loading: parts.some(({ loading }) => loading),
          in_stock: inStock.reduce<number | null>(
            (least, each) => (least === null || each === null ? null : Math.min(least, each)),
            Number.POSITIVE_INFINITY,
          ),
          ...(adding
            ? {
                lockedReason: adding.lockedReason,
                onAdd: () => adding.onAddSet(parts.map(({ stock_code, quantity }) => ({ stock_code, quantity }))),
              }
            : {}),
        }
      }
      format={format}
    />
  );
}
