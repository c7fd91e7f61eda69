import type { CheckItem, CheckKind, Ulid } from '@portal/domain/cart';

/** CART-23: an issue to resolve (`must`) or to know about before confirming, shown in the side panel and the check dialog. */
export interface Check {
  readonly id: string;
  readonly weight: 'must' | 'know';
  readonly mark: 'answer' | 'dearer' | 'cheaper' | 'out_of_stock' | 'ask' | 'changed';
  readonly tone: 'critical' | 'warning' | 'info';
  /** Null when it concerns the whole order. */
  readonly line: { readonly id: Ulid; readonly number: number } | null;
  readonly title: string;
  readonly detail?: string;
  /** At most two; in the check dialog the first has a digit key. */
  readonly remedies: readonly string[];
}

type Shown = Pick<Check, 'mark' | 'tone'> & {
  /** Title for a line; omitted when the message is enough. */
  readonly title?: (number: number) => string;
};

const must = { mark: 'answer', tone: 'critical' } as const;
const short = { mark: 'out_of_stock', tone: 'warning' } as const;

const shown: Readonly<Record<CheckKind, Shown>> = {
  no_lines: must,
  unknown_part: { ...must, title: (line) => `Line ${line} is not a part` },
  no_price: { ...must, title: (line) => `Line ${line} has no price` },
  pack_quantity: { ...must, title: (line) => `Line ${line} is not sold in this quantity` },
  below_minimum: must,
  delivery: must,
  forward_date: must,
  refused: { mark: 'answer', tone: 'warning', title: (line) => `A change of line ${line} was not saved` },
  out_of_stock: { ...short, title: (line) => `Line ${line} is not in stock` },
  part_stock: { ...short, title: (line) => `Line ${line} is partly in stock` },
  discontinued: { ...short, title: (line) => `Line ${line} is discontinued` },
  price_up: { mark: 'dearer', tone: 'warning', title: (line) => `Line ${line} costs more` },
  promo_refused: { mark: 'changed', tone: 'warning' },
  superseded: { mark: 'changed', tone: 'warning', title: (line) => `Line ${line} is superseded` },
  changed: { mark: 'changed', tone: 'info', title: (line) => `Line ${line} was changed` },
  old_price: { mark: 'changed', tone: 'warning', title: (line) => `The price of line ${line} is out of date` },
  no_stock: { mark: 'changed', tone: 'warning', title: (line) => `Stock of line ${line} is unknown` },
  poa: { mark: 'ask', tone: 'info', title: (line) => `Line ${line} needs a quote` },
  price_down: { mark: 'cheaper', tone: 'info', title: (line) => `Line ${line} costs less` },
  waiting: { mark: 'out_of_stock', tone: 'info', title: (line) => `Line ${line} waits for stock` },
};

export interface CheckedItem extends Pick<CheckItem, 'kind' | 'weight' | 'line_id' | 'message'> {
  readonly remedies: readonly { readonly label: string }[];
}

/** Turns an item of the cart check into text; `number` is its line number. */
export function checkOf(item: CheckedItem, number: number | null): Check {
  const { kind, weight, line_id, message, remedies } = item;
  const { mark, tone, title } = shown[kind];
  const line = line_id === null || number === null ? null : { id: line_id, number };
  return {
    id: `${kind} ${line_id ?? ''}`,
    weight: weight === 'blocker' ? 'must' : 'know',
    mark,
    tone,
    line,
    ...(line && title ? { title: title(line.number), detail: message } : { title: message }),
    remedies: remedies.map(({ label }) => label),
  };
}
