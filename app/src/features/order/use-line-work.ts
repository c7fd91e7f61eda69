import type { NoteSubject, Ulid } from '@portal/domain/cart';
import type { NearCode } from '@portal/domain/catalogue';
import type { CartDocument, Catalogue, EditResult } from '@portal/portal-client';
import { createDismissedNotes } from '@portal/portal-client';
import {
  createStore,
  readLineAnswers,
  readSeenOrder,
  type Store,
  storeLineAnswers,
  subscribeLineAnswers,
  useFormat,
  usePortal,
  usePreference,
} from '@portal/portal-client/react';
import { changedWords, checkOf, type FormatOptions, noticeNote, type RemedyId } from '@portal/portal-widgets';
import { useEffect, useMemo, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useOnChange } from '../../navigation/use-on-change.ts';
import { type CheckList, createCheckList } from './line/check-list.ts';
import { createLineSource, type OrderLineSource } from './line/line-source.ts';
import { applyRemedy } from './line/remedy.ts';
import { revertedWords } from './line/reverted-words.ts';

/** Line operations used by the parts of the order screen. */
export interface LineWork {
  readonly source: OrderLineSource;
  remedy(line_id: Ulid, remedy: RemedyId): void;
  /** Remembers that the user has dismissed this note of the line. */
  dismissNote(line_id: Ulid, about: NoteSubject): void;
  /**
   * Called before this user's change: the quantity that undo restores; null if the change adds the line. `bringBack` restores text that
   * was typed outside the line.
   */
  before(line_id: Ulid, quantity: number | null, bringBack?: () => void): void;
  /** CART-21: undoes or redoes the last step, and announces what changed. */
  revert(direction: 'undo' | 'redo'): EditResult;
  /** The checks before confirming. */
  readonly checks: CheckList;
  /** Another tab has stored dismissals. */
  reloadDismissed(): void;
  /** The next screen reader announcement. */
  readonly spoken: Store<string>;
}

interface Surroundings {
  readonly format: FormatOptions;
  readonly newestFirst: boolean;
  readonly search: (text: string) => void;
  readonly onRefused: (message: string) => void;
}

function makeWork(
  document: CartDocument,
  around: () => Surroundings,
  catalogue: Pick<Catalogue, 'nearCodes' | 'supersededBy'>,
): LineWork {
  const near = new Map<string, NearCode | null>();
  const { cartId } = document;
  const dismissedNotes = createDismissedNotes({
    read: () => readLineAnswers(cartId),
    store: (all) => storeLineAnswers(cartId, all),
  });
  const changes = new Map<Ulid, { readonly quantity: number | null; readonly bringBack?: (() => void) | undefined }>();

  const nearCode = (code: string): NearCode | null => {
    const known = near.get(code);
    if (known !== undefined) return known;
    near.set(code, null);
    void catalogue.nearCodes(code, 1).then(([first]) => {
      if (!first) return;
      near.set(code, first);
      for (const id of document.getLineIds()) if (document.getLine(id)?.line.stock_code === code) refresh(id);
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
    dismissed: dismissedNotes.of,
    now: () => Date.now(),
  });

  const dismissNote = (line_id: Ulid, about: NoteSubject | null | undefined): void => {
    const view = document.getLine(line_id);
    if (!view || !about) return;
    dismissedNotes.add(view, about);
    refresh(line_id);
  };
  const before: LineWork['before'] = (line_id, quantity, bringBack) => changes.set(line_id, { quantity, bringBack });
  const remedy = (line_id: Ulid, which: RemedyId): void =>
    applyRemedy(document, line_id, which, {
      quantityBefore: (id) => changes.get(id)?.quantity,
      bringBack: (id) => changes.get(id)?.bringBack?.(),
      nearCode: (code) => near.get(code)?.stock_code ?? null,
      advised: (id) => source.line(id)?.moreForLess?.quantity ?? null,
      search: (text) => around().search(text),
      dismissNote: ({ line_id: id }) => dismissNote(id, source.line(id)?.about),
    });
  const checks = createCheckList(
    document,
    {
      seen: readSeenOrder(cartId),
      supersededBy: catalogue.supersededBy,
      nearCode: (code) => nearCode(code)?.stock_code ?? null,
      dismissed: dismissedNotes.of,
    },
    {
      toCheck: checkOf,
      toNote: (notice) => noticeNote(notice, around().format),
      source,
      before,
      dismissNote,
      remedy,
      onRefused: (message) => around().onRefused(message),
    },
  );
  /** A line's texts changed although the document did not. */
  const refresh = (line_id: Ulid): void => {
    checks.stale(line_id);
    source.refresh(line_id);
  };

  const spoken = createStore('');

  return {
    source,
    checks,
    dismissNote,
    before,
    remedy,
    spoken,
    revert(direction) {
      const before = new Map(source.lineIds().map((id) => [id, source.line(id)] as const));
      const result = direction === 'undo' ? document.undo() : document.redo();
      if (result.ok)
        spoken.set(revertedWords(direction, before, source, (view) => changedWords(view, around().format)));
      return result;
    },
    reloadDismissed() {
      dismissedNotes.reload();
      for (const line_id of document.getLineIds()) refresh(line_id);
    },
  };
}

export function useLineWork(document: CartDocument): LineWork {
  const { catalogue, messages } = usePortal();
  const navigate = useNavigate();
  const format = useFormat();
  const newestFirst = usePreference('quickQuoteOrder') === 'Top';
  // Created once per document; everything else is read when a line's texts are made.
  const around = useRef<Surroundings>({ format, newestFirst, search: () => {}, onRefused: () => {} });
  around.current = {
    format,
    newestFirst,
    search: (text) => navigate(`/search/${encodeURIComponent(text)}`),
    onRefused: (message) => messages.show(message, 'warning'),
  };
  const work = useMemo(() => makeWork(document, () => around.current, catalogue), [document, catalogue]);

  // The number format changes the texts of every line.
  useOnChange(format, () => {
    work.source.refresh();
  });

  useEffect(() => subscribeLineAnswers(document.cartId, work.reloadDismissed), [document, work]);

  return work;
}
