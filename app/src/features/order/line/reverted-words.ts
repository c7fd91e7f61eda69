import type { Ulid } from '@portal/domain/cart';
import type { LineView } from '@portal/portal-widgets';
import { orderLinesMessages } from '../../../messages/order-lines.ts';

const messages = orderLinesMessages.spoken;

interface Lines {
  lineIds(): readonly Ulid[];
  line(line_id: Ulid): LineView | null;
}

/** SHELL-15: announcement of an undone or redone step: the one line that changed as `say` words it, or how many did. */
export function revertedWords(
  direction: 'undo' | 'redo',
  before: ReadonlyMap<Ulid, LineView | null>,
  after: Lines,
  say: (view: LineView) => string,
): string {
  const quantityOf = (view: LineView | null | undefined) => view?.line.order_quantity;
  const ids = new Set([...before.keys(), ...after.lineIds()]);
  const changed = [...ids].filter((id) => quantityOf(before.get(id)) !== quantityOf(after.line(id)));
  const said = direction === 'undo' ? messages.undone : messages.redone;
  const [only, ...others] = changed;
  if (only === undefined) return said;
  if (others.length > 0) return `${said} ${messages.severalChanged(changed.length)}`;
  const [was, now] = [before.get(only), after.line(only)];
  if (now) return `${said} ${say(now)}`;
  return was ? `${said} ${messages.removed(was.number, was.line.stock_code)}` : said;
}
