import { isQuantity } from '../../line/quantity.ts';
import { isRemoved } from '../../line/shown.ts';
import { cartOperationMessages as messages } from '../../messages/cart-operations.ts';
import { editLine, findLine, hasRoom, refuse, requestedOf, restoredState, undoQuantity, wasOf } from '../edit.ts';
import type { OperationDraft, OperationOf, OperationRule } from '../rule.ts';
import { type Applied, type CartState, type LineState, longestSource } from '../types.ts';

type Add = OperationOf<'line.add'>;

/** The line that an add is summed into, preferring ordered lines over removed ones; undefined if it makes a new line. */
export function lineOfCode(cart: CartState, payload: Add['payload']): LineState | undefined {
  if (payload.separate) return undefined;
  const same = cart.lines.filter((line) => line.stock_code === payload.stock_code);
  return same.find((line) => !isRemoved(line)) ?? same[0];
}

/**
 * The wanted number if it was used before and is free again, so that a restored line returns to its place. Else the number after the
 * last line, which is the one that the entry line shows: undoing an add leaves no gap before the next line.
 */
function numberFor(cart: CartState, wanted: number | undefined): number {
  const free =
    wanted !== undefined &&
    Number.isInteger(wanted) &&
    wanted >= 1 &&
    wanted < cart.nextLineId &&
    !cart.lines.some((line) => line.line_number === wanted);
  return free ? wanted : (cart.lines.at(-1)?.line_number ?? 0) + 1;
}

function insert(cart: CartState, { payload }: Add, author: string): Applied {
  const revision = cart.revision + 1;
  const line_number = numberFor(cart, payload.line_number);
  const quantities = payload.was
    ? restoredState(payload.quantity, payload.was)
    : {
        order_quantity: payload.quantity,
        last_order_quantity: 0,
        forceShow: payload.quantity === 0,
        poa: false,
        requested_quantity: requestedOf(payload.requested, payload.quantity),
        using_artificial_quantity: payload.artificial === true,
      };
  // A restored line that was removed before stays removed and does not count towards the limit.
  if (!(payload.was && isRemoved(quantities)) && !hasRoom(cart)) return refuse(cart, 'line_cap');
  const line: LineState = {
    line_id: payload.line_id,
    line_number,
    stock_code: payload.stock_code,
    ...quantities,
    aliases: (payload.aliases ?? []).filter((id) => !findLine(cart, id)),
    note: payload.note ?? '',
    line_reference: payload.line_reference ?? '',
    changed_revision: revision,
    changed_by: author,
    quantity_by: author,
    ...(payload.source ? { source: payload.source } : {}),
  };
  const at = cart.lines.findIndex((other) => other.line_number > line_number);
  const lines = at < 0 ? [...cart.lines, line] : cart.lines.toSpliced(at, 0, line);
  return {
    cart: { ...cart, revision, lines, nextLineId: Math.max(cart.nextLineId, line_number + 1) },
    outcome: { result: 'applied', line_id: line.line_id },
  };
}

const joined = (before: string | undefined, source: string) =>
  (before ? `${before}\n${source}` : source).slice(0, longestSource);

/** Changes to a line when its code is added again: a higher quantity, restored if removed, none if priced on application. */
function summed(line: LineState, payload: Add['payload']): Partial<LineState> {
  if (line.poa || payload.quantity === 0) return {};
  const quantity = line.order_quantity + payload.quantity;
  const requested = payload.requested === undefined ? undefined : line.order_quantity + payload.requested;
  const artificial = payload.artificial === true;
  return {
    order_quantity: quantity,
    last_order_quantity: 0,
    forceShow: false,
    requested_quantity: requestedOf(requested, quantity),
    using_artificial_quantity: isRemoved(line) ? artificial : artificial || line.using_artificial_quantity,
    ...(payload.source ? { source: joined(line.source, payload.source) } : {}),
  };
}

function sumInto(cart: CartState, line: LineState, { payload }: Add, author: string): Applied {
  if (!isQuantity(line.order_quantity + payload.quantity)) return refuse(cart, 'bad_quantity');
  const changes: Partial<LineState> = {
    ...summed(line, payload),
    note: line.note || payload.note || '',
    line_reference: line.line_reference || payload.line_reference || '',
    aliases: [...line.aliases, payload.line_id],
  };
  const { cart: next, outcome } = editLine(cart, line, changes, author);
  return outcome.result === 'applied'
    ? { cart: next, outcome: { ...outcome, summed: line.line_id } }
    : { cart: next, outcome };
}

/**
 * Drafts that undo a summed add. They use the add's own id, so that they find its quantity even if the server summed it into another
 * line than the browser did, or made a new line.
 */
function undoSum(before: LineState, after: LineState, { id, payload }: Add): readonly OperationDraft[] {
  const drafts: OperationDraft[] = [];
  const line_id = payload.line_id;
  const was = { ...wasOf(before), ...(after.source === before.source ? {} : { source: before.source ?? '' }) };
  if (isRemoved(before) && !isRemoved(after)) drafts.push(undoQuantity(before, after, id, line_id, was));
  else if (after.order_quantity !== before.order_quantity)
    drafts.push({ kind: 'line.adjust', payload: { line_id, by: -payload.quantity, was }, undoes: id });
  if (after.note !== before.note)
    drafts.push({ kind: 'line.note', payload: { line_id, note: before.note, expect: after.note }, undoes: id });
  if (after.line_reference !== before.line_reference) {
    const back = { line_id, line_reference: before.line_reference, expect: after.line_reference };
    drafts.push({ kind: 'line.reference', payload: back, undoes: id });
  }
  return drafts;
}

export const lineAdd: OperationRule<'line.add'> = {
  apply(cart, operation, author) {
    const { payload } = operation;
    if (!isQuantity(payload.quantity)) return refuse(cart, 'bad_quantity');
    if (findLine(cart, payload.line_id)) return refuse(cart, 'duplicate_line');
    const line = lineOfCode(cart, payload);
    return line ? sumInto(cart, line, operation, author) : insert(cart, operation, author);
  },
  invert(before, operation, after) {
    const now = findLine(after, operation.payload.line_id);
    if (!now) return [];
    const then = findLine(before, now.line_id);
    if (then) return undoSum(then, now, operation);
    const payload = { line_id: now.line_id, expect: now.order_quantity };
    return [{ kind: 'line.delete', payload, undoes: operation.id }];
  },
  describe: ({ payload }) => messages.line.added(payload.quantity, payload.stock_code),
};
