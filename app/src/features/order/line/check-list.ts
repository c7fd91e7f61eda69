import {
  bySeriousness,
  type CheckRemedy,
  type LineNotice,
  type NoteSubject,
  type OperationDraft,
  type Ulid,
} from '@portal/domain/cart';
import { orderDate } from '@portal/domain/format';
import { type CartDocument, type CheckFacts, createOrderChecks, type EditResult } from '@portal/portal-client';
import type { Check, CheckedItem, LineNote, RemedyId } from '@portal/portal-widgets';
import type { OrderLineSource } from './line-source.ts';

/** What check remedies need from the screen. */
export interface CheckActs {
  /** Text of an item; `number` is that of its line. */
  readonly toCheck: (item: CheckedItem, number: number | null) => Check;
  /** Text of what other people or the server did to a line. */
  readonly toNote: (notice: LineNotice) => LineNote;
  readonly source: OrderLineSource;
  /** Called before this user's change, with the quantity that undo restores. */
  readonly before: (line_id: Ulid, quantity: number | null) => void;
  readonly dismissNote: (line_id: Ulid, about: NoteSubject) => void;
  readonly remedy: (line_id: Ulid, remedy: RemedyId) => void;
  /** An edit was refused. */
  readonly onRefused: (message: string) => void;
}

type Remedy = CheckRemedy | { readonly label: string; readonly does: 'remedy'; readonly remedy: RemedyId };
interface Item extends CheckedItem {
  readonly remedies: readonly Remedy[];
}

/** CART-23: every check before confirming, for the side panel, the check dialog, the footer and the key N. */
export interface CheckList {
  /** Most serious first. The same array until an item changes. */
  get(): readonly Check[];
  /** Lines whose price or stock is still loading. */
  waiting(): number;
  /** Applies a remedy. Returns false if the screen has to do it (adding parts). */
  carryOut(check_id: string, remedy: number): boolean;
  stale(line_id: Ulid): void;
}

const none: readonly Check[] = [];
const same = (a: readonly Check[], b: readonly Check[]): boolean =>
  a.length === b.length && a.every((check, i) => JSON.stringify(check) === JSON.stringify(b[i]));

/** Applied as a document edit, so that it can be undone. */
function perform(document: CartDocument, { kind, payload }: OperationDraft): EditResult | null {
  switch (kind) {
    case 'line.remove':
      return document.remove(payload.line_id);
    case 'line.replace':
      return document.replaceCode(payload.line_id, payload.stock_code);
    case 'line.quantity':
      return document.setQuantity(payload.line_id, payload.quantity);
    case 'cart.delivery':
      return document.setDelivery(payload);
    case 'cart.promo':
      return document.setPromo(payload.promo_code);
    default:
      return null;
  }
}

export function createCheckList(document: CartDocument, facts: Omit<CheckFacts, 'today'>, acts: CheckActs): CheckList {
  const found = createOrderChecks(document, { ...facts, today: () => orderDate(new Date()) });
  let items: readonly Item[] = [];
  let checks = none;
  let waiting = 0;

  /** What other people did to lines, and what the server refused (CART-18). */
  const noticed = (): readonly Item[] =>
    document.getLineIds().flatMap((line_id) => {
      const view = document.getLine(line_id);
      const notice = view?.notices.at(-1);
      if (!view || !notice || facts.dismissed(view).has('notice')) return [];
      const { what, why, remedies } = acts.toNote(notice);
      const kind = notice.kind === 'refused' ? 'refused' : 'changed';
      return {
        kind,
        severity: 'change',
        line_id,
        message: `${what} ${why}`,
        remedies: remedies.map(({ id, label }) => ({ label, does: 'remedy', remedy: id }) as const),
      };
    });

  const edit = (line_id: Ulid | null, draft: OperationDraft): void => {
    if (line_id !== null) {
      acts.before(line_id, document.getLine(line_id)?.line.order_quantity ?? null);
      acts.source.touch(line_id);
    }
    const result = perform(document, draft);
    if (result && !result.ok) acts.onRefused(result.message);
  };

  return {
    get() {
      const now = found.find();
      waiting = now.waiting;
      items = bySeriousness([...now.items, ...noticed()]);
      const next = items.map((item) =>
        acts.toCheck(item, item.line_id === null ? null : (document.getLine(item.line_id)?.line.line_number ?? null)),
      );
      if (!same(next, checks)) checks = next;
      return checks;
    },
    waiting: () => waiting,
    carryOut(check_id, remedy) {
      const item = items[checks.findIndex(({ id }) => id === check_id)];
      const way = item?.remedies[remedy];
      if (!item || !way) return true;
      const { line_id } = item;
      if (way.does === 'add_parts') return false;
      if (way.does === 'edit') edit(line_id, way.draft);
      else if (line_id === null) return true;
      else if (way.does === 'accept') acts.dismissNote(line_id, way.subject);
      else acts.remedy(line_id, way.does === 'retry' ? 'retry' : way.remedy);
      return true;
    },
    stale: (line_id) => found.stale(line_id),
  };
}
