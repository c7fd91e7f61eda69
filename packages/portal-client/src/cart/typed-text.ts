import type { CartId, Ulid } from '@portal/domain/cart';
import { ulid } from 'ulid';
import type { PortalStore, StoredTyping } from '../store/types.ts';

/** A field of an order whose text counts only once it is entered. */
export type TypedField = 'entry' | `${'quantity' | 'note' | 'reference'} ${Ulid}`;

export interface TypedText {
  /** Stores what is in the field now; empty once it is entered or dropped, and then forgotten. */
  save(field: TypedField, text: string): void;
  /** Text that an earlier page left without entering it. The same array until that changes. */
  getLeft(): readonly StoredTyping[];
  /** The buyer has used or dropped that text. */
  settleLeft(): void;
  subscribe(listener: () => void): () => void;
}

/** The pages of this browser that are open, by the locks they hold. */
export interface OpenPages {
  readonly page: string;
  all(): Promise<ReadonlySet<string>>;
}

const prefix = 'portal-page:';
const pageId = ulid();
let isHeld = false;

/** A page holds a lock while it lives, even if it ends as in a crash. Without locks only this page is known. */
export const browserPages: OpenPages = {
  page: pageId,
  async all() {
    if (typeof navigator === 'undefined' || !('locks' in navigator)) return new Set([pageId]);
    if (!isHeld) {
      isHeld = true;
      navigator.locks.request(prefix + pageId, () => new Promise(() => {})).catch(() => {});
    }
    const { held = [] } = await navigator.locks.query();
    return new Set([
      pageId,
      ...held.flatMap(({ name }) => (name?.startsWith(prefix) ? [name.slice(prefix.length)] : [])),
    ]);
  },
};

const none: readonly StoredTyping[] = [];

/**
 * Stores text while it is typed, so that it survives a crash of the browser, and finds text that crashed or closed pages left. Failed
 * writes are ignored: the status of the outbox says that this browser does not store.
 */
export function createTypedText(cart: CartId, store: PortalStore, pages: OpenPages = browserPages): TypedText {
  const { page } = pages;
  const listeners = new Set<() => void>();
  const stored = new Set<TypedField>();
  let left = none;
  const setLeft = (next: readonly StoredTyping[]): void => {
    left = next;
    for (const listener of listeners) listener();
  };
  const forget = (field: TypedField): void => {
    if (stored.delete(field)) store.forgetTyping(cart, page, field).catch(() => {});
  };
  void (async () => {
    const open = await pages.all();
    const found = (await store.typing(cart)).filter((typing) => !open.has(typing.page));
    if (found.length > 0) setLeft(found);
  })().catch(() => {});
  return {
    save(field, text) {
      if (text.trim() === '') return forget(field);
      stored.add(field);
      store.storeTyping({ cart, field, text, page }).catch(() => {});
    },
    getLeft: () => left,
    settleLeft() {
      for (const each of left) store.forgetTyping(cart, each.page, each.field).catch(() => {});
      setLeft(none);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
