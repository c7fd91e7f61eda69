import type { StatusIconKind } from '@portal/design-system';
import type { CheckItem, CheckKind, Ulid } from '@portal/domain/cart';
import { checkPanelMessages } from '../messages/check-panel.tsx';

const messages = checkPanelMessages.ofLine;

/** CART-23: an issue to resolve (`must`) or to know about before confirming, shown in the side panel and the check dialog. */
export interface Check {
  readonly id: string;
  readonly weight: 'must' | 'know';
  readonly icon: 'answer' | 'dearer' | 'cheaper' | 'out_of_stock' | 'ask' | 'changed';
  readonly tone: 'critical' | 'warning' | 'info';
  /** Null when it concerns the whole order. */
  readonly line: { readonly id: Ulid; readonly number: number } | null;
  readonly title: string;
  readonly detail?: string;
  /** At most two; in the check dialog the first has a digit key. */
  readonly remedies: readonly string[];
}

/** The icon of each kind of check. */
export const checkIcons = {
  answer: 'alert',
  dearer: 'rising',
  cheaper: 'falling',
  out_of_stock: 'barred',
  ask: 'telephone',
  changed: 'rounded',
} as const satisfies Record<Check['icon'], StatusIconKind>;

type Shown = Pick<Check, 'icon' | 'tone'> & {
  /** Title for a line; omitted when the message is enough. */
  readonly title?: (number: number) => string;
};

const must = { icon: 'answer', tone: 'critical' } as const;
const short = { icon: 'out_of_stock', tone: 'warning' } as const;

const shown: Readonly<Record<CheckKind, Shown>> = {
  no_lines: must,
  unknown_part: { ...must, title: messages.unknown_part },
  no_price: { ...must, title: messages.no_price },
  pack_quantity: { ...must, title: messages.pack_quantity },
  below_minimum: must,
  delivery: must,
  forward_date: must,
  refused: { icon: 'answer', tone: 'warning', title: messages.refused },
  out_of_stock: { ...short, title: messages.out_of_stock },
  part_stock: { ...short, title: messages.part_stock },
  discontinued: { ...short, title: messages.discontinued },
  price_up: { icon: 'dearer', tone: 'warning', title: messages.price_up },
  promo_refused: { icon: 'changed', tone: 'warning' },
  superseded: { icon: 'changed', tone: 'warning', title: messages.superseded },
  changed: { icon: 'changed', tone: 'info', title: messages.changed },
  old_price: { icon: 'changed', tone: 'warning', title: messages.old_price },
  no_stock: { icon: 'changed', tone: 'warning', title: messages.no_stock },
  poa: { icon: 'ask', tone: 'info', title: messages.poa },
  price_down: { icon: 'cheaper', tone: 'info', title: messages.price_down },
  waiting: { icon: 'out_of_stock', tone: 'info', title: messages.waiting },
};

export interface CheckedItem extends Pick<CheckItem, 'kind' | 'severity' | 'line_id' | 'message'> {
  readonly remedies: readonly { readonly label: string }[];
}

/** Turns an item of the cart check into text; `number` is its line number. */
export function checkOf(item: CheckedItem, number: number | null): Check {
  const { kind, severity, line_id, message, remedies } = item;
  const { icon, tone, title } = shown[kind];
  const line = line_id === null || number === null ? null : { id: line_id, number };
  return {
    id: `${kind} ${line_id ?? ''}`,
    weight: severity === 'blocker' ? 'must' : 'know',
    icon,
    tone,
    line,
    ...(line && title ? { title: title(line.number), detail: message } : { title: message }),
    remedies: remedies.map(({ label }) => label),
  };
}
