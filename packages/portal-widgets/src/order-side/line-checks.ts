import type { Ulid } from '@portal/domain/cart';
import type { LineSource, LineStatus, LineView, StatedNote } from '../order-table/line-view.ts';
import type { Check } from './OrderSide.props.ts';

const pieces = new Intl.NumberFormat('en-AU');

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

/** What a line in a state has to be answered or known before confirming (CART-23), the most serious first. */
const shown: Readonly<Partial<Record<LineStatus | 'part_stock', Shown>>> = {
  unknown: {
    weight: 'must',
    mark: 'answer',
    tone: 'critical',
    title: ({ number }) => `Line ${number} is not a part`,
    detail: nearCode,
  },
  no_price: { weight: 'must', mark: 'answer', tone: 'critical', title: ({ number }) => `Line ${number} has no price` },
  out_of_stock: {
    weight: 'know',
    mark: 'out_of_stock',
    tone: 'warning',
    title: ({ number }) => `Line ${number} is not in stock`,
  },
  part_stock: {
    weight: 'know',
    mark: 'out_of_stock',
    tone: 'warning',
    title: ({ number, stock }) =>
      `Line ${number} is short: ${pieces.format(stock?.available ?? 0)} ${stock?.aside ?? ''}`,
  },
  price_up: { weight: 'know', mark: 'dearer', tone: 'warning', title: ({ number }) => `Line ${number} is dearer` },
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
  poa: { weight: 'know', mark: 'ask', tone: 'info', title: ({ number }) => `Line ${number} stays off until quoted` },
  changed: { weight: 'know', mark: 'changed', tone: 'info', title: ({ number }) => `Line ${number} was changed` },
  price_down: { weight: 'know', mark: 'cheaper', tone: 'info', title: ({ number }) => `Line ${number} is cheaper` },
};
type ShownStatus = LineStatus | 'part_stock';
const ranks: readonly string[] = Object.keys(shown);

const separator = ' ';

/** The line, the remedy and the subject that a check stands for. */
export interface CheckSubject {
  readonly line_id: Ulid;
  readonly remedy: string;
  /** What the line's note is about; empty where there is none. */
  readonly about: string;
}

export const checkId = ({ line_id, remedy, about }: CheckSubject): string => [line_id, remedy, about].join(separator);

export function readCheckId(id: string): CheckSubject {
  const [line_id = '', remedy = '', about = ''] = id.split(separator);
  return { line_id, remedy, about };
}

interface Ranked {
  readonly rank: number;
  readonly check: Check;
}

function rankedCheck(line: LineView, status: ShownStatus, said?: StatedNote): Ranked | null {
  const about = shown[status];
  if (!about) return null;
  const remedy = said?.note.remedies[0];
  const check: Check = {
    id: checkId({ line_id: line.line.line_id, remedy: remedy?.id ?? '', about: said?.about ?? '' }),
    weight: about.weight,
    mark: about.mark,
    tone: about.tone,
    title: about.title(line),
    ...(said ? { detail: about.detail?.(said.note.why) ?? said.note.why } : {}),
    ...(remedy ? { remedy: remedy.label } : {}),
  };
  return { rank: ranks.indexOf(status), check };
}

/** A line is in several states at once: short, dearer and changed by somebody else. */
function checksOfLine(line: LineView): readonly Ranked[] {
  const noted = line.notes.map((said) => rankedCheck(line, said.status, said));
  const others: readonly ShownStatus[] = [
    ...(line.status === 'poa' ? ['poa' as const] : []),
    ...(line.stock?.level === 'part' && line.status !== 'removed' && line.status !== 'discontinued'
      ? ['part_stock' as const]
      : []),
  ];
  return [...noted, ...others.map((status) => rankedCheck(line, status))].filter((each) => each !== null);
}

/** Of 500 lines a keystroke changes one. */
const known = new WeakMap<LineView, readonly Ranked[]>();

function checksStored(line: LineView): readonly Ranked[] {
  const before = known.get(line);
  if (before) return before;
  const checks = checksOfLine(line);
  known.set(line, checks);
  return checks;
}

/** Everything that lines have to say before the order is confirmed, the most serious first and then in the order of the lines. */
export function checksOf(source: LineSource): readonly Check[] {
  const found = source.lineIds().flatMap((id) => {
    const line = source.line(id);
    return line ? checksStored(line) : [];
  });
  return found.toSorted((a, b) => a.rank - b.rank).map(({ check }) => check);
}
