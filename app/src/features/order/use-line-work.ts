import type { Ulid } from '@portal/domain/cart';
import type { NearCode } from '@portal/domain/catalogue';
import type { CartDocument } from '@portal/portal-client';
import {
  createStore,
  readLineAnswers,
  type Store,
  storeLineAnswers,
  useFormat,
  usePortal,
  usePreference,
} from '@portal/portal-client/react';
import type { FormatOptions, LineAnswer, RemedyId } from '@portal/portal-widgets';
import { useMemo, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useOnChange } from '../../navigation/use-on-change.ts';
import { lineAnswers } from './line/answers.ts';
import { createLineSource, type OrderLineSource } from './line/line-source.ts';
import { applyRemedy } from './line/remedy.ts';

/** What the parts of the order screen do with lines. */
export interface LineWork {
  readonly source: OrderLineSource;
  remedy(line_id: Ulid, remedy: RemedyId): void;
  /** Remembers that the buyer has answered what a line says of this. */
  answer(line_id: Ulid, about: LineAnswer): void;
  /**
   * Before a change by this person: what undo goes back to; null where the change adds the line. `bringBack` restores what was typed where
   * the line itself does not hold it.
   */
  before(line_id: Ulid, quantity: number | null, bringBack?: () => void): void;
  /** What assistive technology announces next. */
  readonly spoken: Store<string>;
}

interface Surroundings {
  readonly format: FormatOptions;
  readonly newestFirst: boolean;
  readonly search: (text: string) => void;
}

function makeWork(
  document: CartDocument,
  around: () => Surroundings,
  nearCodes: (code: string) => Promise<readonly NearCode[]>,
): LineWork {
  const near = new Map<string, NearCode | null>();
  const { cartId } = document;
  const answers = lineAnswers(readLineAnswers(cartId), (all) => storeLineAnswers(cartId, all));
  const changes = new Map<Ulid, { readonly quantity: number | null; readonly bringBack?: (() => void) | undefined }>();

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
    get newestFirst() {
      return around().newestFirst && document.getHeader()?.tabtype === 'qq';
    },
    nearCode,
    answered: answers.of,
    now: () => Date.now(),
  });

  const answer = (line_id: Ulid, about: LineAnswer | null | undefined): void => {
    const view = document.getLine(line_id);
    if (!view || !about) return;
    answers.add(view, about);
    source.refresh(line_id);
  };

  return {
    source,
    answer,
    spoken: createStore(''),
    before: (line_id, quantity, bringBack) => changes.set(line_id, { quantity, bringBack }),
    remedy(line_id, remedy) {
      applyRemedy(document, line_id, remedy, {
        quantityBefore: (id) => changes.get(id)?.quantity,
        bringBack: (id) => changes.get(id)?.bringBack?.(),
        nearCode: (code) => near.get(code)?.stock_code ?? null,
        advised: (id) => source.line(id)?.moreForLess?.quantity ?? null,
        search: (text) => around().search(text),
        answer: ({ line_id: id }) => answer(id, source.line(id)?.about),
      });
    },
  };
}

export function useLineWork(document: CartDocument): LineWork {
  const { catalogue } = usePortal();
  const navigate = useNavigate();
  const format = useFormat();
  const newestFirst = usePreference('quickQuoteOrder') === 'Top';
  // Made once for each document: what changes around it is read when a line is put into words.
  const around = useRef<Surroundings>({ format, newestFirst, search: () => {} });
  around.current = {
    format,
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

  // Every line is put into words again when the number format changes.
  useOnChange(format, () => {
    work.source.refresh();
  });

  return work;
}
