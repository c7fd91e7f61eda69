import type { SetPart } from '@portal/domain/catalogue';
import { leastSets, piecesForSets, setPrice, setsInStock } from '@portal/domain/price';
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
    return facts ? [{ facts, per_set, priced: prices.get(stock_code) }] : [];
  });
  const [chosen, setChosen] = useState<number | null>(null);
  const sets = chosen ?? leastSets(known);
  const parts = known.map(({ facts, per_set, priced }) => ({
    stock_code: facts.stock_code,
    description: facts.description,
    per_set,
    quantity: piecesForSets(sets, per_set, facts),
    pricing: priced?.part?.pricing ?? [],
    price_per: priced?.part?.price_per ?? 1,
    availability: priced?.part?.availability ?? null,
    loading: !priced || (priced.state === 'loading' && !priced.part),
  }));
  const price = setPrice(parts, account?.web_discount ?? '0');
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
          in_stock: setsInStock(parts, place.warehouse?.code ?? null),
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
