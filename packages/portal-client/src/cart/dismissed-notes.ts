import type { NoteSubject, Ulid } from '@portal/domain/cart';
import type { CartLine } from './types.ts';

/** By line and subject: the text of the note that the buyer dismissed. */
export type StoredDismissals = Readonly<Record<Ulid, Readonly<Record<string, string>>>>;

/** A remote edit of the line, without the id that each tab assigns to it. */
function noticeOf({ notices }: CartLine): string {
  const last = notices.at(-1);
  if (!last) return '';
  const { id: _, ...said } = last;
  return JSON.stringify(said);
}

/** Fingerprint of a note's subject; when it changes, the note is shown again. */
function fingerprintOf(view: CartLine, about: NoteSubject): string {
  const { line, price, states, stockHere } = view;
  const change = states.find((each) => each.state === 'price_changed');
  const short = [stockHere?.available, line.order_quantity];
  const parts: Readonly<Partial<Record<NoteSubject, readonly unknown[]>>> = {
    price_changed: [change?.to, change?.from],
    out_of_stock: [stockHere?.available, stockHere?.next_date],
    part_stock: short,
    discontinued: short,
    rounded: [line.requested_quantity, line.order_quantity],
    more_for_less: [price?.webPrice, line.order_quantity],
    notice: [noticeOf(view)],
  };
  return (parts[about] ?? [line.stock_code]).join(' ');
}

export interface DismissedNotes {
  of(view: CartLine): ReadonlySet<NoteSubject>;
  /** Remembers that the user has dismissed this note of the line. */
  add(view: CartLine, about: NoteSubject): void;
  /** Another tab may have stored dismissals. */
  reload(): void;
}

/** Storage of an order's dismissals, shared by all tabs of this browser. */
export interface DismissalStorage {
  read(): StoredDismissals;
  store(dismissals: StoredDismissals): void;
}

const nothing: ReadonlySet<NoteSubject> = new Set();

/** Dismissed notes of an order. */
export function createDismissedNotes(storage: DismissalStorage): DismissedNotes {
  let dismissals: StoredDismissals = storage.read();
  return {
    of(view) {
      const given = dismissals[view.line_id];
      if (!given) return nothing;
      const about = Object.keys(given) as NoteSubject[];
      return new Set(about.filter((each) => given[each] === fingerprintOf(view, each)));
    },
    add(view, about) {
      // Reads again, so that dismissals of other tabs are not lost.
      const stored = { ...dismissals, ...storage.read() };
      dismissals = { ...stored, [view.line_id]: { ...stored[view.line_id], [about]: fingerprintOf(view, about) } };
      storage.store(dismissals);
    },
    reload() {
      dismissals = { ...dismissals, ...storage.read() };
    },
  };
}
