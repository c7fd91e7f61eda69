import type { NoteSubject, Ulid } from '@portal/domain/cart';
import type { CartDocument, CartLine } from '@portal/portal-client';
import { type FormatOptions, hasNoteOf, type LineSource, type LineView, lineViewOf } from '@portal/portal-widgets';

/** What a line's texts depend on beside the line and its cart. */
export interface LineWords {
  readonly format: FormatOptions;
  /** The code closest to an unknown one; null if not looked up, still loading, or not found. */
  readonly nearCode: (stock_code: string) => { readonly stock_code: string; readonly why: string } | null;
  /** Notes of the line that the user has dismissed. */
  readonly dismissed: (view: CartLine) => ReadonlySet<NoteSubject>;
  /** QQ-01: newest lines are at the top. */
  readonly newestFirst: boolean;
  readonly now: () => number;
}

export interface OrderLineSource extends LineSource {
  /** The line that this user changed last: shows its key hints without hover or focus. */
  touch(line_id: Ulid | null): void;
  /** Something outside the document changed a line's texts, such as a close code that was found; all lines without an id. */
  refresh(line_id?: Ulid): void;
  /** Subscribes to `refresh`, for any line. */
  subscribeRefresh(listener: () => void): () => void;
}

/** The parts of a line's context that decide whether it has a note. */
function noteContext(from: CartLine, words: LineWords) {
  const dismissed = words.dismissed(from);
  return { ...from.context, dismissed, notice: dismissed.has('notice') ? null : (from.notices.at(-1) ?? null) };
}

/** View model of a cart line for the order table. */
export function toLineView(document: CartDocument, from: CartLine, words: LineWords, fresh: boolean): LineView {
  return lineViewOf(
    from,
    {
      ...noteContext(from, words),
      number: from.line.line_number,
      warehouseName: document.getHeader()?.warehouse_name ?? '',
      now: words.now(),
      fresh,
      substitute: null,
      near: from.unknown ? words.nearCode(from.line.stock_code) : null,
      hasCertificates: false,
      hasPromotion: false,
    },
    words.format,
  );
}

/** LineSource over a cart document. Returns the same object until the line changes, so that a keystroke renders one row. */
export function createLineSource(document: CartDocument, words: LineWords): OrderLineSource {
  const views = new Map<Ulid, { from: CartLine; view: LineView }>();
  const noted = new Map<Ulid, { from: CartLine; hasNote: boolean }>();
  const listeners = new Map<Ulid, Set<() => void>>();
  const any = new Set<(only: Ulid | null) => void>();
  const refreshed = new Set<() => void>();
  let touched: Ulid | null = null;
  let turned: { readonly from: readonly Ulid[]; readonly ids: readonly Ulid[] } | null = null;

  const lineIds = (): readonly Ulid[] => {
    const from = document.getLineIds();
    if (!words.newestFirst) return from;
    if (turned?.from !== from) turned = { from, ids: from.toReversed() };
    return turned.ids;
  };

  const refreshOne = (line_id: Ulid): void => {
    views.delete(line_id);
    noted.delete(line_id);
    for (const listener of [...(listeners.get(line_id) ?? [])]) listener();
    for (const listener of [...any]) listener(line_id);
  };

  return {
    lineIds,
    subscribeIds: (listener) => document.subscribeIds(listener),
    line(line_id) {
      const from = document.getLine(line_id);
      if (!from) {
        views.delete(line_id);
        return null;
      }
      const cached = views.get(line_id);
      if (cached?.from === from) return cached.view;
      const view = toLineView(document, from, words, touched === line_id);
      views.set(line_id, { from, view });
      return view;
    },
    hasNote(line_id) {
      const from = document.getLine(line_id);
      if (!from) {
        noted.delete(line_id);
        return false;
      }
      const known = noted.get(line_id);
      if (known?.from === from) return known.hasNote;
      const hasNote = hasNoteOf(from, noteContext(from, words));
      noted.set(line_id, { from, hasNote });
      return hasNote;
    },
    stockCode: (line_id) => document.getLine(line_id)?.line.stock_code ?? '',
    subscribeLine(line_id, listener) {
      const own = listeners.get(line_id) ?? new Set();
      listeners.set(line_id, own.add(listener));
      const stop = document.subscribeLine(line_id, listener);
      return () => {
        stop();
        own.delete(listener);
        if (own.size === 0) listeners.delete(line_id);
      };
    },
    subscribeLines(listener) {
      any.add(listener);
      const stop = document.subscribeLines(listener);
      return () => {
        stop();
        any.delete(listener);
      };
    },
    touch(line_id) {
      const before = touched;
      touched = line_id;
      if (before && before !== line_id) refreshOne(before);
      if (line_id && before !== line_id) refreshOne(line_id);
    },
    refresh(line_id) {
      if (line_id === undefined) for (const each of document.getLineIds()) refreshOne(each);
      else refreshOne(line_id);
      for (const listener of [...refreshed]) listener();
    },
    subscribeRefresh(listener) {
      refreshed.add(listener);
      return () => refreshed.delete(listener);
    },
  };
}
