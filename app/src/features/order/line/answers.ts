import type { Ulid } from '@portal/domain/cart';
import type { CartLine } from '@portal/portal-client';
import type { LineAnswers as StoredAnswers } from '@portal/portal-client/react';
import type { LineAnswer } from '@portal/portal-widgets';

/** What a note is about now: when that is something else, the note comes back. */
function questionOf({ line, price, priceChangedFrom, stockHere }: CartLine, about: LineAnswer): string {
  const parts: Readonly<Partial<Record<LineAnswer, readonly unknown[]>>> = {
    price_changed: [price?.webPrice, priceChangedFrom],
    out_of_stock: [stockHere?.available, stockHere?.next_date],
    rounded: [line.requested_quantity, line.order_quantity],
    more_for_less: [price?.webPrice, line.order_quantity],
  };
  return (parts[about] ?? [line.stock_code]).join(' ');
}

export interface LineAnswers {
  of(view: CartLine): ReadonlySet<LineAnswer>;
  /** Remembers that the buyer has answered what the line says of this. */
  add(view: CartLine, about: LineAnswer): void;
}

const nothing: ReadonlySet<LineAnswer> = new Set();

/** The notes of an order that were answered. `keep` is given the answers of the lines that there are, whenever they change. */
export function lineAnswers(start: StoredAnswers, keep: (answers: StoredAnswers) => void): LineAnswers {
  const answers = new Map<Ulid, Readonly<Record<string, string>>>(Object.entries(start));
  return {
    of(view) {
      const given = answers.get(view.line_id);
      if (!given) return nothing;
      const about = Object.keys(given) as LineAnswer[];
      return new Set(about.filter((each) => given[each] === questionOf(view, each)));
    },
    add(view, about) {
      answers.set(view.line_id, { ...answers.get(view.line_id), [about]: questionOf(view, about) });
      keep(Object.fromEntries(answers));
    },
  };
}
