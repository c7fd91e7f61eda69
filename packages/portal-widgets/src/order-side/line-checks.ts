import type { Ulid } from '@portal/domain/cart';
import type { LineSource, LineStatus, LineView, RemedyId } from '../order-table/line-view.ts';
import type { Check } from './OrderSide.props.ts';

type Shown = Pick<Check, 'weight' | 'mark' | 'tone'> & {
  readonly title: (line: LineView) => string;
  /** Instead of what the line's note says. */
  readonly detail?: (note: string) => string;
};

/** One line of text before and after the near code is known, so that nothing below moves. The order line says why it is near. */
function nearCode(note: string): string {
  const code = /^Did you mean (\S+)\?/.exec(note)?.[1];
  return code ? `Is it ${code}?` : 'No such code.';
}

/** What a line in a state has to be answered or known before confirming (CART-23). */
const shown: Readonly<Partial<Record<LineStatus, Shown>>> = {
  unknown: {
    weight: 'must',
    mark: 'answer',
    tone: 'critical',
    title: ({ number }) => `Line ${number} is not a part`,
    detail: nearCode,
  },
  no_price: { weight: 'must', mark: 'answer', tone: 'critical', title: ({ number }) => `Line ${number} has no price` },
  old_price: {
    weight: 'know',
    mark: 'changed',
    tone: 'warning',
    title: ({ number }) => `The price of line ${number} is not refreshed`,
  },
  no_stock_data: {
    weight: 'know',
    mark: 'changed',
    tone: 'warning',
    title: ({ number }) => `Stock of line ${number} is not known`,
  },
  price_up: { weight: 'know', mark: 'dearer', tone: 'warning', title: ({ number }) => `Line ${number} is dearer` },
  price_down: { weight: 'know', mark: 'cheaper', tone: 'info', title: ({ number }) => `Line ${number} is cheaper` },
  out_of_stock: {
    weight: 'know',
    mark: 'out_of_stock',
    tone: 'warning',
    title: ({ number }) => `Line ${number} is not in stock`,
  },
  poa: { weight: 'know', mark: 'ask', tone: 'info', title: ({ number }) => `Line ${number} stays off until quoted` },
  changed: { weight: 'know', mark: 'changed', tone: 'info', title: ({ number }) => `Line ${number} was changed` },
};

const separator = ' ';
export const checkId = (line_id: Ulid, remedy: RemedyId | ''): string => `${line_id}${separator}${remedy}`;

/** The line and the remedy in the id of a check. */
export function readCheckId(id: string): { readonly line_id: Ulid; readonly remedy: string } {
  const [line_id = '', remedy = ''] = id.split(separator);
  return { line_id, remedy };
}

function checkOf(line: LineView): Check | null {
  const about = shown[line.status];
  if (!about || (about.weight === 'know' && line.note === null && line.status !== 'poa')) return null;
  const remedy = line.note?.remedies[0];
  return {
    id: checkId(line.line.line_id, remedy?.id ?? ''),
    weight: about.weight,
    mark: about.mark,
    tone: about.tone,
    title: about.title(line),
    ...(line.note ? { detail: about.detail?.(line.note.why) ?? line.note.why } : {}),
    ...(remedy ? { remedy: remedy.label } : {}),
  };
}

/** Of 500 lines a keystroke changes one. */
const known = new WeakMap<LineView, Check | null>();

function checkKept(line: LineView): Check | null {
  const before = known.get(line);
  if (before !== undefined) return before;
  const check = checkOf(line);
  known.set(line, check);
  return check;
}

/** Every line that has something to say before the order is confirmed, what must be answered first. */
export function checksOf(source: LineSource): readonly Check[] {
  const must: Check[] = [];
  const know: Check[] = [];
  for (const id of source.lineIds()) {
    const line = source.line(id);
    const check = line && checkKept(line);
    if (check) (check.weight === 'must' ? must : know).push(check);
  }
  return [...must, ...know];
}
