import type { Ulid } from '@portal/domain/cart';
import type { NearCode } from '@portal/domain/catalogue';
import type { CartDocument, CartLine } from '@portal/portal-client';
import { accountOf, useFormat, usePortal, usePreference, useSession } from '@portal/portal-client/react';
import type { FormatOptions, RemedyId } from '@portal/portal-widgets';
import { useEffect, useMemo, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { createLineSource, type OrderLineSource } from './line/line-source.ts';
import { applyRemedy } from './line/remedy.ts';

/** What the parts of the order screen do with lines. */
export interface LineWork {
  readonly source: OrderLineSource;
  remedy(line_id: Ulid, remedy: RemedyId): void;
  /** Before a change by this person: what `take back` goes back to; null where the change adds the line. */
  before(line_id: Ulid, quantity: number | null): void;
}

interface Surroundings {
  readonly format: FormatOptions;
  readonly web_discount: string;
  readonly newestFirst: boolean;
  readonly search: (text: string) => void;
}

/** What an answer is about: another price or another date asks anew. */
const questionOf = (view: CartLine): string =>
  [view.price?.webPrice, view.priceChangedFrom, view.stockHere?.available, view.stockHere?.next_date].join(' ');

function makeWork(
  document: CartDocument,
  around: () => Surroundings,
  nearCodes: (code: string) => Promise<readonly NearCode[]>,
): LineWork {
  const near = new Map<string, NearCode | null>();
  const answers = new Map<Ulid, string>();
  const quantities = new Map<Ulid, number | null>();

  const nearCode = (code: string): NearCode | null => {
    const known = near.get(code);
    if (known !== undefined) return known;
    near.set(code, null);
    void nearCodes(code).then(([first]) => {
      if (!first) return;
      near.set(code, first);
      for (const id of document.getLineIds()) if (document.getLine(id)?.line.stock_code === code) source.refresh(id);
    });
    return null;
  };
  const source = createLineSource(document, {
    get format() {
      return around().format;
    },
    get web_discount() {
      return around().web_discount;
    },
    get newestFirst() {
      return around().newestFirst && document.getHeader()?.tabtype === 'qq';
    },
    nearCode,
    answered: (view) => answers.get(view.line_id) === questionOf(view),
    now: () => Date.now(),
  });

  return {
    source,
    before: (line_id, quantity) => quantities.set(line_id, quantity),
    remedy(line_id, remedy) {
      applyRemedy(document, line_id, remedy, {
        quantityBefore: (id) => quantities.get(id),
        nearCode: (code) => near.get(code)?.stock_code ?? null,
        advised: (id) => source.line(id)?.moreForLess?.quantity ?? null,
        search: (text) => around().search(text),
        answer(view) {
          answers.set(view.line_id, questionOf(view));
          source.refresh(view.line_id);
        },
      });
    },
  };
}

export function useLineWork(document: CartDocument): LineWork {
  const { catalogue } = usePortal();
  const navigate = useNavigate();
  const format = useFormat();
  const session = useSession();
  const web_discount = accountOf(session, document.getHeader()?.accode)?.web_discount ?? '0';
  const newestFirst = usePreference('quickQuoteOrder') === 'Top';
  // Made once for each document: what changes around it is read when a line is put into words.
  const around = useRef<Surroundings>({ format, web_discount, newestFirst, search: () => {} });
  around.current = {
    format,
    web_discount,
    newestFirst,
    search: (text) => navigate(`/search/${encodeURIComponent(text)}`),
  };
  const work = useMemo(
    () =>
      makeWork(
        document,
        () => around.current,
        (code) => catalogue.nearCodes(code, 1),
      ),
    [document, catalogue],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: every line is put into words anew when its format or discount changes
  useEffect(() => work.source.refresh(), [work, format, web_discount]);

  return work;
}
